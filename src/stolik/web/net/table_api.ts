/** What only pages beyond the lobby ask of the server. */
import { ask, call } from "./api";
import type { CallsInfo, ChannelChange, ChannelWish, Late, Rematch, ReportWish, SeatWish } from "./protocol";

export const tableApi = {
  /** Succeeds if the server would let a WebSocket with this link in. Raises ApiError. */
  tryLine: (token: string) => call<unknown>(`api/tables/${encodeURIComponent(token)}/line`, {}),
  again: (host: string, swap: boolean, password: string) =>
    call<Rematch>(`api/tables/${encodeURIComponent(host)}/rematch`, { swap, password }),
  setSeat: (link: string, seat: number, wish: SeatWish) =>
    call<unknown>(`api/tables/${encodeURIComponent(link)}/seats`, { seat, ...wish }),
  /** A new link for a seat (null: for spectators); the old one stops working. `give`: for somebody else to play one's own. */
  newLink: (link: string, seat: number | null, give = false) =>
    call<{ token: string }>(`api/tables/${encodeURIComponent(link)}/link`, { seat, give }),
  letWatch: (host: string, spectator: number, wish: { muted?: boolean; removed?: boolean }) =>
    call<unknown>(`api/tables/${encodeURIComponent(host)}/spectators`, { spectator, ...wish }),
  /** Stops all clocks, or lets them run. */
  pause: (host: string, on: boolean) => call<unknown>(`api/tables/${encodeURIComponent(host)}/pause`, { on }),
  /** Lets spectators see the table so much later. */
  seeLater: (host: string, late: Late) => call<unknown>(`api/tables/${encodeURIComponent(host)}/late`, { late }),
  /** The file of a report, as it is: its numbers may be too large for this language. */
  report: async (token: string, wish: ReportWish) => (await ask(`api/tables/${encodeURIComponent(token)}/reports`, wish)).text(),
  /** Deletes what the seat has left at its table besides the game. */
  forget: (token: string) => call<unknown>(`api/tables/${encodeURIComponent(token)}/forget`, {}),
  /** Leaves something sealed for another device. */
  leaveParcel: (sealed: string) => call<{ parcel: string }>("api/parcels", { sealed }),
  /** Fetches it, which is possible once. */
  fetchParcel: (parcel: string) => call<{ sealed: string }>(`api/parcels/${encodeURIComponent(parcel)}`, {}),
  calls: (token: string) => call<CallsInfo>(`api/tables/${encodeURIComponent(token)}/calls`),
  addChannel: (token: string, wish: ChannelWish) => call<CallsInfo>(`api/tables/${encodeURIComponent(token)}/calls`, wish),
  /** Lets the calls of a seat follow its person to the rematch, where their link is `to`. */
  followCalls: (seat: string, to: string) => call<{ followed: string[] }>(`api/tables/${encodeURIComponent(seat)}/calls/follow`, { to }),
  changeChannel: (token: string, id: string, change: ChannelChange) =>
    call<CallsInfo>(`api/tables/${encodeURIComponent(token)}/calls/${encodeURIComponent(id)}`, change),
};
