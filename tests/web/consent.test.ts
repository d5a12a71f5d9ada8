import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ClientMessage, Proposal, ServerMessage } from "../../src/stolik/web/net/protocol";
import { Consent } from "../../src/stolik/web/table/consent/consent.svelte";

const OPEN: Proposal = { number: 71, seat: 2, keeps: 4, said: null };

describe("going back with everybody's consent", () => {
  let sent: ClientMessage[];
  let consent: Consent;
  const shows = (proposal: Proposal | null, fresh = false): boolean => consent.heard({ view: {}, proposal }, fresh);
  const note: ServerMessage = { chat: [{ n: 3, seat: 2, text: "", note: "taken_back" }] };

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("window", globalThis);
    sent = [];
    consent = new Consent(
      (message) => sent.push(message) > 0,
      () => 5,
    );
  });

  it("first looks how far one could go back", () => {
    consent.open();
    consent.heard({ take_back: { answer: 9, turn: 4 } }, false);
    expect(consent.goals).toEqual({ answer: 9, turn: 4 });
    consent.reach = "turn";
    consent.ask();
    expect(sent).toEqual([{ seq: 5, take_back: "look" }, { seq: 5, take_back: "turn" }]);
    expect(consent.goals).toBeNull();
  });

  it("names the proposal that one agrees to", () => {
    shows(OPEN);
    consent.agree(true);
    expect(sent).toEqual([{ seq: 71, take_back: "agree" }]);
  });

  it("says for a while that not everybody has agreed, but not to whoever has refused", () => {
    shows({ ...OPEN, said: true });
    shows(null);
    expect(consent.failed).toBe(true);
    vi.runAllTimers();
    expect(consent.failed).toBe(false);
    shows({ ...OPEN, said: false });
    shows(null);
    expect(consent.failed).toBe(false);
  });

  it("says nothing of that to whoever refuses and so ends it", () => {
    shows(OPEN);
    consent.agree(false);
    shows(null);
    expect(consent.failed).toBe(false);
  });

  it("tells when something is taken back, but not of earlier times", () => {
    shows(OPEN);
    consent.heard(note, false);
    expect(shows(null)).toBe(true);
    expect(consent.failed).toBe(false);
    expect(shows(null)).toBe(false);
    consent.heard(note, true);
    expect(shows(null, true)).toBe(false);
  });
});
