/** Sealing: what only somebody with the key can read. Browsers can do it at secure addresses only. */

const AES = { name: "AES-GCM", length: 128 };
const NONCE = 12;

export const CAN_SEAL = "subtle" in crypto;

/** As text that may stand in an address. */
function written(bytes: Uint8Array): string {
  const plain = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function read(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}

/** Seals a text with a new key. */
export async function sealed(text: string): Promise<{ sealed: string; key: string }> {
  const key = await crypto.subtle.generateKey(AES, true, ["encrypt"]);
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE));
  const closed = await crypto.subtle.encrypt({ name: AES.name, iv: nonce }, key, new TextEncoder().encode(text));
  const raw = await crypto.subtle.exportKey("raw", key);
  return { sealed: written(new Uint8Array([...nonce, ...new Uint8Array(closed)])), key: written(new Uint8Array(raw)) };
}

/** What was sealed; null if the key is not its own, or something has changed it. */
export async function unsealed(text: string, key: string): Promise<string | null> {
  try {
    const bytes = read(text);
    const usable = await crypto.subtle.importKey("raw", read(key), AES, false, ["decrypt"]);
    const opened = await crypto.subtle.decrypt({ name: AES.name, iv: bytes.slice(0, NONCE) }, usable, bytes.slice(NONCE));
    return new TextDecoder().decode(opened);
  } catch {
    return null;
  }
}
