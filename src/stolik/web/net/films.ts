import { call } from "./api";
import type { Eyes, Film } from "./film";

/** Where films of a game come from: through these eyes, or those that it chooses itself. Raises ApiError. */
export type Source = (eyes?: Eyes) => Promise<Film>;

/** Asks for each film once only. */
export function kept(source: Source): Source {
  const films = new Map<Eyes | undefined, Promise<Film>>();
  return (eyes) => {
    const film = films.get(eyes) ?? source(eyes);
    films.set(eyes, film);
    film.catch(() => films.delete(eyes));
    return film;
  };
}

const through = (eyes?: Eyes): string => (eyes === undefined ? "" : `?as=${eyes}`);

export function filmsOfTable(link: string): Source {
  return kept((eyes) => call<Film>(`api/tables/${encodeURIComponent(link)}/film${through(eyes)}`));
}

export function filmsOfSave(save: Blob): Source {
  return kept((eyes) => call<Film>(`api/films${through(eyes)}`, save));
}
