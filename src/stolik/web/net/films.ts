import { call } from "./api";
import type { Eyes, Film } from "./film";
import type { NewTable } from "./protocol";
import { ROOT } from "./root";

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

/** Where a finished game is to be had as a page on its own, through these eyes or through all. */
export function pagePath(link: string, eyes?: Eyes): string {
  return `${ROOT}api/tables/${link}/page${through(eyes)}`;
}

/** The films that a page on its own has inside; `first`: through whose eyes it begins. */
export function filmsInside(first: Eyes): Source {
  return kept((eyes = first) => call<Film>(`film${through(eyes)}`));
}

/** What a link to a moment shows: that frame first. `links`: those of one's own seats, which open it while its game runs. */
export function filmOfMoment(moment: string, links: readonly string[]): Source {
  return kept(async () => {
    const shown = await call<{ frame: number; film: Film }>(`api/moments/${encodeURIComponent(moment)}`, { links });
    return { ...shown.film, start: shown.frame };
  });
}

/** A new link to a frame of the film of one's own seat. */
export function keepMoment(link: string, frame: number): Promise<{ moment: string }> {
  return call(`api/tables/${encodeURIComponent(link)}/moments`, { frame });
}

/** Ends all links to moments that the seat has made. */
export function endMoments(link: string): Promise<unknown> {
  return call(`api/tables/${encodeURIComponent(link)}/moments/end`, {});
}

/** A practice table that grows from a frame of a film, with a person at this seat. */
export function whatIf(link: string, frame: number, eyes: Eyes, seat: number): Promise<NewTable> {
  return call(`api/tables/${encodeURIComponent(link)}/what-if`, { frame, as: String(eyes), seat });
}
