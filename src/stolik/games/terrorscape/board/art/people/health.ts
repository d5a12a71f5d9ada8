export type Health = "healthy" | "wounded" | "dead";
