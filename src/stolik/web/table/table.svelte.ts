import type { Answer, Chapter, ChatLine, Deal, Drafted, Entry, GuideStep, HouseNotice, Late, Notes as Texts, Outcome, Problem, Question, Ref, SeatInfo, ServerMessage, View, WhatIf } from "../net/protocol";
import { hotSeatPath, tablePath, televisionPath } from "../net/root";
import { tableApi } from "../net/table_api";
import type { Line, LineState, Listener } from "../net/line";
import { goOn } from "./calls/going";
import { CLOSES, closingWord, ownAnswer, passDelay } from "./asking/autopass";
import { wasAway } from "./telling/away";
import type { BoardDrawer, BoardModule } from "./board";
import { Clocks } from "./clock/clocks.svelte";
import { Consent } from "./consent/consent.svelte";
import { Guided } from "./guide/guided.svelte";
import { Notes } from "./notes/notes.svelte";
import { Passing } from "./asking/passing.svelte";
import { Advance } from "./planning/advance.svelte";
import { Planner } from "./planning/planner.svelte";
import { answerOf, firstPicks, offered, pick, sameQuestion, takesAll, withUnits } from "./asking/picks";
import { recall, remember } from "../ui/memory";
import { Sequence } from "./asking/sequence.svelte";
import { ruleOf } from "./drawers/rules";
import { isSingle, waits } from "./asking/sending";
import type { HotSeat } from "./hotseat/hotseat.svelte";
import type { Replay } from "./replay/replay.svelte";
import { Reporting } from "./report/reporting.svelte";
import { settings } from "./settings.svelte";
import { hearing } from "./telling/hearing";
import { Standing } from "./asking/standing";
import type { Step } from "./telling/steps";
import { Teller } from "./telling/teller.svelte";
import { ledTo, wayTo } from "./asking/ways";
import { Whys } from "./asking/whys.svelte";

/** Said where Undo cannot go, but everybody might agree to. */
const UNDO_FURTHER = "ui-undo-further";

/** The client's state for one seat: view, question, picks, and what is being told. */
export class Table {
  seat = $state<number | null>(null);
  /** Whether a spectator sees with the eyes of that seat. */
  eyes = $state(false);
  /** Whether a spectator knows a seat's hand, and so does not talk. */
  knowsHand = $state(false);
  #view = $state.raw<View | null>(null);
  #question = $state.raw<Question | null>(null);
  /** Whether the table shows what a plan would lead to, and presses extend the plan. */
  planning = $state(false);
  /** The number of the question: goes up with each new one, even one that reads the same. */
  asking = $state(0);
  waiting = $state.raw<readonly number[]>([]);
  waitingSecret = $state(false);
  undoable = $state(false);
  /** Whether more than one answer can be taken back, to the start of the turn. */
  turnUndoable = $state(false);
  /** Whether this seat has answered and may change its answer. */
  changeable = $state(false);
  over = $state(false);
  /** The whole log with all private lines, once the game is over. */
  story = $state.raw<readonly Entry[]>([]);
  /** The winners and the reason, once the game is over. */
  outcome = $state.raw<Outcome | null>(null);
  /** What others have said last, as long as it is unread: notices lie under the end screen. */
  said = $state.raw<{ who: string; text: string } | null>(null);
  /** Whether the end screen is open. */
  ending = $state(true);
  /** The link of this seat at the rematch, once the host has opened it. */
  next = $state<string | null>(null);
  /** The ways to be called that have come along from the last table just now. */
  followed = $state.raw<readonly string[]>([]);
  /** How much later spectators see the table. */
  late = $state<Late>("");
  /** Whether this page is shown it so much later. */
  behind = $state(false);
  /** What whoever runs the server says to all tables. */
  notice = $state.raw<HouseNotice | null>(null);
  /** Whether this seat may chat with its own team. */
  teamChat = $state(false);
  /** Whether the seat may plan its next turn. */
  plans = $state(false);
  seats = $state.raw<readonly SeatInfo[]>([]);
  /** Whether a whole room looks at it, from afar. */
  television = false;
  /** The device's, if several players hand it around. */
  hotSeat: HotSeat | null = null;
  /** What is shown again, instead of a game that is played. */
  replay: Replay | null = null;
  /** What this practice table has grown from; null if it is none. */
  whatIf = $state<WhatIf | null>(null);
  /** Why people may know its deal; null if nobody can. */
  deal = $state<Deal | null>(null);
  /** Whether others may still play its deal of the day, so that it cannot be saved. */
  sealed = $state(false);
  /** Whether its deal can be dealt again once the game is over. */
  redealt = $state(false);
  /** Whether its game can be shown again and saved: one that somebody has imagined has no beginning. */
  readonly begun = $derived(this.whatIf !== "imagined");
  /** The link for whoever plays this seat from now on, once it has been given away. */
  givenAway = $state("");
  /** The role of each seat. */
  roles = $state.raw<readonly string[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  problem = $state.raw<Problem | null>(null);
  picked = $state.raw<readonly Ref[]>([]);
  /** Whether the table has been shown since connecting: before that, an answer could be to an old question. */
  line = $state<LineState>("connecting");
  /** Why the table cannot be shown now. */
  trouble = $state.raw<Problem | null>(null);
  /** Whether an answer has been sent and not confirmed. */
  sent = $state(false);
  readonly guide = new Guided(() => this.question);
  /** The rule book of the game; empty if it has none. */
  book = $state.raw<readonly Chapter[]>([]);
  /** How many times the rule of the question was opened. */
  asksRule = $state(0);
  /** How many times the ways to be called were opened from the board. */
  asksCalls = $state(0);
  /** The thing named in the log that was pressed, to be brought into sight. */
  sought = $state<Ref | null>(null);
  /** Whether an answer was sent by one press for the first time: then Undo is pointed out. */
  hinting = $state(false);

  /** The paragraph that governs the question, if the game has a rule book. */
  readonly rule: string | null = $derived(this.question ? ruleOf(this.book, this.question, this.view ?? {}) : null);

  /** The path of the next game, once the host has opened it. */
  get nextPath(): string | null {
    if (this.next === null || (this.hotSeat && this.seat !== null)) return null;
    return this.hotSeat ? hotSeatPath(this.next) : this.television ? televisionPath(this.next) : tablePath(this.next);
  }

  /** The seat at which one sits; null for a spectator, whoever's eyes they see with. */
  get own(): number | null {
    return this.eyes ? null : this.seat;
  }

  /** The board's drawers for this seat. */
  readonly aids: readonly BoardDrawer[] = $derived.by(() => {
    const view = this.view ?? {};
    return (this.board.drawers ?? []).filter((drawer) => drawer.shows?.(view) ?? true);
  });

  /** The player whose things the board shows. */
  get whose(): number {
    return (this.view && this.board.whose?.(this.view)) ?? this.seat ?? 0;
  }

  /** The view in sight: the one of the plan while planning. */
  get view(): View | null {
    return (this.planning && this.planner.result?.view) || this.#view;
  }

  /** What the game asks, also while planning. */
  get asked(): Question | null {
    return this.#question;
  }

  /** Whether the question is about to be answered automatically. */
  get passing(): boolean {
    return this.#passing.now === "only";
  }

  /** Whether the turn is about to end by itself. */
  get closing(): boolean {
    return this.#passing.now === "end";
  }

  /** What would be answered automatically waits for the person. */
  stay(): void {
    this.#passing.stop();
  }

  get question(): Question | null {
    return this.planning ? (this.planner.result?.question ?? null) : this.#question;
  }

  /** What has begun to be revealed. */
  readonly sequence: Sequence;
  readonly #standing: Standing;
  #connection: Line | null = null;
  #seq = 0;
  #fresh = true;
  /** When the last message from the server came. */
  #heardAt: number | null = null;
  /** The seats of bots. */
  readonly #bots: ReadonlySet<number> = $derived(new Set(this.seats.filter(({ kind }) => kind === "bot").map(({ seat }) => seat)));
  /** Whether the table has waited for another person, or may have. */
  #peopled = false;
  readonly #passing = new Passing();
  /** What the press answers to the questions that follow. */
  #then: readonly Ref[] = [];
  /** Whether they were said together with what cannot be taken back: then they count only where the question says so. */
  #onward = false;
  /** How many of the last answers came with one press: one Undo takes them all back. */
  #together = 0;
  /** How many more undos are to follow the one that has been sent. */
  #back = 0;
  /** Whether an undo has been sent and not confirmed. */
  #goingBack = false;
  /** Whether an undo of the whole turn has been sent and not confirmed. */
  #startingOver = false;
  /** Whether the question came back by undo: then nothing is answered automatically. */
  #byHand = false;

  readonly teller: Teller;
  readonly planner: Planner;
  readonly notes: Notes;
  readonly reporting = new Reporting();
  readonly consent = new Consent((message) => this.#connection?.send(message) ?? false, () => this.#seq);
  readonly advance = new Advance((message) => this.#connection?.send(message) ?? false, () => this.#seq);
  readonly clocks = new Clocks((message) => this.#connection?.send(message) ?? false, () => this.own);
  readonly whys = new Whys((message) => {
    const after = this.planning && "why" in message ? { after: this.planner.values } : {};
    return this.#connection?.send({ ...message, ...after }) ?? false;
  });

  constructor(
    /** The link of the seat; empty for a replay, of which nothing is remembered. */
    readonly token: string,
    readonly board: BoardModule,
    connect: (listener: Listener) => Line,
  ) {
    const table = this;
    this.notes = new Notes(token, (message) => this.#connection?.send(message) ?? false);
    this.#standing = new Standing(board.zones);
    this.sequence = new Sequence(board);
    this.teller = new Teller({
      token,
      board,
      get seat() {
        return table.seat;
      },
      get bots() {
        return table.#bots;
      },
      get peopled() {
        return table.#peopled || table.replay !== null;
      },
      get tempo() {
        return table.replay?.tempo ?? settings.now.tempo;
      },
      show: (step, left) => this.#show(step, left),
    });
    this.planner = new Planner(
      {
        get open() {
          return table.sent || table.line !== "open" ? null : table.#question;
        },
        get told() {
          return table.teller.log.length;
        },
        draft: (values) => this.#connection?.send({ draft: values }),
        give: (value) => this.#give(value),
      },
      `plan.${token}`,
    );
    this.#connection = connect({
      heard: (message) => this.#heard(message),
      state: (state) => this.#lineIs(state),
      trouble: (problem) => (this.trouble = problem),
    });
  }

  leave(): void {
    this.#passing.stop();
    this.teller.stop();
    this.whys.leave();
    this.notes.leave();
    this.consent.leave();
    this.clocks.leave();
    this.#connection?.close();
  }

  /** Whether an option lights up in a zone. Zones not named for the question do not. A part, such as an effect of an action,
   * stands `on` another thing. */
  lit(ref: Ref, zone: string, on?: Ref): boolean {
    const question = this.question;
    if (question === null || this.sent || !((!on && offered(question).includes(ref)) || this.wayTo(ref, on))) return false;
    return this.#standing.lights(question, zone);
  }

  /** What a press on a thing that is no option answers, now and next. Whoever follows a guide gives answers one by one. */
  wayTo(ref: Ref, on?: Ref): readonly Ref[] | null {
    return this.question === null || this.guide.now ? null : wayTo(this.question, ref, settings.now.caution, on);
  }

  /** Registers a thing on the board; the returned function removes it. */
  place(ref: Ref, zone: string): () => void {
    return this.#standing.place(ref, zone);
  }

  /** Options that are not on the board: they become buttons beside the question, and after them what a press leads to that is
   * never there. Amounts are given there too. */
  get loose(): readonly Ref[] {
    const question = this.question;
    if (question === null || question.type === "amounts") return [];
    return [...this.#standing.loose(question), ...ledTo(question, this.board.beside ?? []).filter((ref) => this.wayTo(ref))];
  }

  /** The answer made of the picks, or null if they are not complete. */
  get ready(): Answer | null {
    return this.question === null || this.sent ? null : answerOf(this.question, this.picked);
  }

  /** Whether the seat may be called while this page is closed. */
  get callable(): boolean {
    return this.own !== null && !this.over && this.replay === null && this.whatIf === null && this.guide.now === null && this.token !== "";
  }

  /** Whether there are notes to read or write. */
  get noting(): boolean {
    if (this.replay) return this.replay.film.notes.length > 0;
    return this.own !== null || Object.keys(this.notes.shown).length > 0;
  }

  /** The text for what a note is called beside the explanation of its thing: in a replay it may be another's. */
  get noteName(): string {
    return this.replay ? "ui-replay-note" : "ui-notes-mine";
  }

  /** The things of notes that are listed: the board itself shows those of its own family. */
  listed(notes: Texts): readonly Ref[] {
    const own = this.board.noted ? `${this.board.noted}:` : null;
    return Object.keys(notes).filter((thing) => own === null || !thing.startsWith(own));
  }

  /** Whether the person of another seat is away. */
  isAway(seat: number): boolean {
    const info = this.seats.find((other) => other.seat === seat);
    return info?.kind === "person" && !info.connected && seat !== this.own && !this.over;
  }

  press(ref: Ref, on?: Ref): void {
    const question = this.question;
    if (question === null || this.sent) return;
    if (on || !offered(question).includes(ref)) {
      const [first, ...then] = this.wayTo(ref, on) ?? [];
      return first === undefined ? undefined : this.pressThen(first, ...then);
    }
    [this.#then, this.#onward] = [[], false];
    this.#passing.stop();
    if (this.guide.objectsToPick(ref)) return;
    if (!isSingle(question)) {
      this.picked = pick(question, this.picked, ref);
      return;
    }
    const again = this.picked[0] === ref;
    this.picked = [ref];
    if (again) return this.confirm();
    if (this.waits(ref)) return;
    this.hinting = !this.planning && this.guide.now === null && recall("sent") === null;
    if (this.hinting) remember("sent", "yes");
    this.confirm();
  }

  /** Whether an option waits for a confirmation once it is picked. In a plan everything can be taken back. */
  waits(ref: Ref): boolean {
    if (this.planning) return settings.now.caution === "always";
    return this.question !== null && waits(this.question, ref, settings.now.caution, this.sequence.goesOn(this.question, ref));
  }

  /** Picks everything, or nothing once everything is picked. */
  pickAll(): void {
    if (this.question === null || this.sent || !takesAll(this.question)) return;
    this.picked = this.picked.length < this.question.options.length ? this.question.options : [];
  }

  /** Gives an option `units` in an `amounts` question. */
  share(ref: Ref, units: number): void {
    if (this.question?.type === "amounts" && !this.sent) this.picked = withUnits(this.question, this.picked, ref, units);
  }

  /** Picks `ref`, then answers the following questions with `then` as far as these are options: for dragging a thing to a
   * place. */
  pressThen(ref: Ref, ...then: readonly Ref[]): void {
    this.press(ref);
    this.#then = this.planning || this.guide.objecting ? [] : then;
  }

  /** The answers that wait and may be given together with a word, each with its word. Whoever confirms each answer, or
   * follows a guide, says it where it is asked for. */
  get onwards(): ReadonlyMap<Ref, Ref> {
    const eachApart = this.planning || this.guide.now !== null || settings.now.caution === "always";
    return new Map(eachApart ? [] : Object.entries(this.question?.onward ?? {}).filter(([ref]) => this.waits(ref)));
  }

  /** The word that may be said together with the pick, or null. */
  get onward(): Ref | null {
    return this.onwards.get(this.picked[0] ?? "") ?? null;
  }

  /** Sends what is picked, if it is complete; and later `onward`, if it comes to that. */
  confirm(onward: Ref | null = null): void {
    const value = this.ready;
    if (value === null) return;
    if (!this.planning) {
      if (this.#give(value) && onward !== null) [this.#then, this.#onward] = [[onward], true];
    }
    else if (this.planner.result?.question) {
      this.planner.add(value);
      this.picked = [];
    }
  }

  /** Shows a plan on the table, or goes back to the game. */
  plan(on: boolean): void {
    this.planning = on && this.plans;
    this.picked = this.guide.picksFor(this.question);
    this.asking += 1;
    if (this.planning) this.planner.again();
    else this.planner.keep(this.planner.ready);
  }

  /** Plays the plan, as far as it is still legal. */
  playPlan(): void {
    this.planning = false;
    this.picked = this.guide.picksFor(this.#question);
    this.planner.play();
  }

  /** Whether the plan may be left to the table. */
  get leavable(): boolean {
    return this.advance.offered && this.planner.ready.length > 0 && (this.#question === null || this.planner.fits(this.#question));
  }

  /** Leaves the plan to the table, which answers with it when this seat is asked, and may pass between its answers. */
  leavePlan(between: boolean): void {
    if (!this.advance.leave(this.planner.ready, between)) return;
    this.planner.left();
    this.planning = false;
    this.picked = this.guide.picksFor(this.#question);
  }

  /** Takes up the plan that was left to the table, which stands until another is left. */
  changePlan(): void {
    this.planner.steps = this.advance.told?.steps ?? [];
    this.plan(true);
  }

  /** A step in the guide: read on, back, from the start, or leave it. */
  follow(step: GuideStep): void {
    this.#passing.stop();
    if (this.guide.now && this.#connection?.send({ seq: this.#seq, guide: step })) this.guide.quieten();
  }

  #give(value: Answer): boolean {
    if (this.guide.objectsTo(value)) return false;
    if (this.line !== "open" || !this.#connection?.send({ seq: this.#seq, value })) return false;
    if (this.planner.played === null) this.planner.went(this.#question, value);
    if (this.#question) this.sequence.answered(this.#question, value);
    this.sent = true;
    this.consent.close();
    [this.#byHand, this.#together] = [false, 1];
    this.teller.recap = [];
    this.teller.begin();
    hearing.sent(this.#question);
    return true;
  }

  clear(): void {
    this.picked = this.guide.picksFor(this.question);
  }

  /** Takes back the last answer of the person and the automatic ones since. */
  undo(): void {
    this.hinting = false;
    if (this.planning) return this.planner.back();
    if (this.guide.now?.back) return this.follow("back");
    if (!this.undoable) return this.#undoFurther();
    this.teller.skip();
    this.#passing.stop();
    this.#goingBack = this.#connection?.send({ seq: this.#seq, undo: true }) ?? false;
    [this.#back, this.#together] = [Math.max((this.#back || this.#together) - 1, 0), 0];
  }

  /** Says why nothing can be taken back, and when asked once more, offers to go further than Undo. */
  #undoFurther(): void {
    const further = this.consent.offered && !this.over;
    if (further && this.problem?.id === UNDO_FURTHER) {
      this.problem = null;
      this.consent.open();
    } else this.problem = { id: further ? UNDO_FURTHER : "ui-undo-why" };
  }

  /** Takes back as many of this seat's answers of this turn as possible. */
  undoTurn(): void {
    if (this.planning) return this.planner.clear();
    if (!this.turnUndoable) return this.undo();
    this.teller.skip();
    this.#passing.stop();
    this.#startingOver = this.#connection?.send({ seq: this.#seq, undo: "turn" }) ?? false;
  }

  /** Sends a chat line to everybody or to the team. */
  say(text: string, toTeam: boolean): void {
    this.#connection?.send(toTeam ? { chat: text, team: true } : { chat: text });
  }

  /** Lets a spectator see with this seat's eyes, or (0) nobody any more. */
  letSee(spectator: number): void {
    this.#connection?.send({ eyes: spectator });
  }

  /** Lets a bot play this seat, or takes it back. Raises ApiError. */
  async letBotPlay(on: boolean): Promise<void> {
    if (this.own === null) return;
    if (!on && this.clocks.hasTaken(this.own)) this.clocks.back();
    else await tableApi.setSeat(this.token, this.own, { kind: on ? "bot" : "person" });
  }

  #lineIs(state: LineState): void {
    // After reconnecting the server says whether the answer has arrived; until then nothing is asked.
    if (this.sent) {
      this.#quieten();
      this.planner.lost();
    }
    this.sent = this.undoable = this.turnUndoable = false;
    this.#goingBack = this.#startingOver = false;
    this.sequence.forget();
    if (state !== "open") {
      this.line = state;
      this.notice = null;
      this.notes.lost();
      return;
    }
    this.#fresh = true;
    this.chat = [];
    this.notes.connected();
  }

  #leadOn(next: string): void {
    this.next = next;
    if (this.seat !== null && !this.hotSeat) goOn(this.token, next);
  }

  #heard(message: ServerMessage): void {
    const away = wasAway(this.#heardAt, Date.now());
    this.#heardAt = Date.now();
    if (message.table?.seats) this.seats = message.table.seats;
    this.late = message.table?.late ?? this.late;
    this.behind = message.table?.behind ?? this.behind;
    this.teamChat = message.table?.team_chat ?? this.teamChat;
    this.plans = message.table?.plans ?? this.plans;
    this.whys.offered = message.table?.whys ?? this.whys.offered;
    if (message.view && this.#question && !this.sent && !this.#stands(message)) this.clocks.gone();
    this.clocks.heard(message);
    this.advance.heard(message);
    if (message.why) this.whys.heard(message.why);
    if (message.preview) this.whys.foresaw(message.preview);
    if (message.draft) this.#tried(message.draft);
    if (message.next) this.#leadOn(message.next);
    if (message.notice !== undefined) this.notice = message.notice;
    if (message.chat) this.chat = [...this.chat, ...[message.chat].flat()];
    if (message.notes) this.notes.heard(message.notes, message.of);
    if (message.error && !this.notes.refused(message.error)) {
      if (!this.planner.refuse(message.error)) this.problem = message.error;
      this.sent = false;
      this.#goingBack = this.#startingOver = false;
    }
    const fresh = this.#fresh;
    if (this.consent.heard(message, fresh)) {
      this.teller.skip();
      this.#startingOver = true;
    }
    if (!message.view) return;
    this.whys.forget();
    this.#fresh = false;
    this.line = "open";
    this.notes.arrived();
    this.undoable = message.undo ?? false;
    this.turnUndoable = message.undo_turn ?? false;
    if (fresh) {
      this.teller.skip();
      this.#seq = message.seq ?? this.#seq;
      this.teller.arrive(message, away);
    } else this.teller.hear(message);
    const others = this.seats.filter(({ seat, kind }) => seat !== this.seat && kind === "person").map(({ seat }) => seat);
    this.#peopled = others.some((seat) => message.secret || message.waiting?.includes(seat));
  }

  /** The result of the plan has arrived: the table shows it while planning. */
  #tried(result: Drafted): void {
    const before = this.planner.result?.question ?? null;
    this.planner.heard(result);
    if (!this.planning) return;
    this.whys.forget();
    if (sameQuestion(before, result.question) && this.picked.length > 0) return;
    this.picked = firstPicks(result.question);
    this.asking += 1;
  }

  #show(step: Step, left: number): void {
    const { message } = step;
    if (message.seat !== undefined) [this.seat, this.eyes, this.knowsHand] = [message.seat, message.eyes ?? false, message.eyes !== undefined];
    this.#view = this.teller.viewAt(step, this.#view);
    if (step.last) {
      this.waiting = message.waiting ?? [];
      this.waitingSecret = message.secret ?? false;
      this.over = message.over ?? false;
      this.story = message.story ?? step.log;
      this.outcome = message.outcome ?? null;
    }
    const asked = message.question ?? null;
    if (left === 0 && step.last) this.guide.now = message.guide ?? null;
    else this.guide.quieten();
    if (left === 0 && step.last) this.#askNow(message, asked);
    else if (!this.#stands(message)) this.#quieten();
    if (this.planning) this.planner.again();
  }

  #quieten(): void {
    this.#question = null;
    this.picked = [];
    this.changeable = false;
  }

  /** The question is unchanged: another seat has moved. */
  #stands(message: ServerMessage): boolean {
    return message.seq === this.#seq && sameQuestion(message.question ?? null, this.#question);
  }

  #askNow(message: ServerMessage, asked: Question | null): void {
    const same = this.#stands(message);
    const back = this.#goingBack && message.seq !== this.#seq;
    const over = this.#startingOver && message.seq !== this.#seq;
    this.#seq = message.seq ?? this.#seq;
    this.changeable = message.changeable ?? false;
    const further = this.#back > 0 || (asked && ownAnswer(asked, settings.now.autoPass, this.board.byHand) !== null);
    if (back && this.undoable && asked && further) return this.undo();
    if (back || over) [this.#goingBack, this.#startingOver, this.#byHand, this.#back] = [false, false, true, 0];
    else if (!same) this.#byHand = false;
    if (same) {
      this.#question = asked;
      return;
    }
    const follows = this.sent;
    this.sent = this.guide.objecting = false;
    this.picked = this.guide.picksFor(asked);
    this.#question = asked;
    this.asking += 1;
    this.problem = this.planner.failure = null;
    const next = this.#then[0] ?? "";
    if (asked?.options.includes(next) && (!this.#onward || asked.onward?.[next] === next)) return this.#goOn();
    this.#then = [];
    if (this.planner.played !== null) return this.planner.next();
    if (!this.planning && this.planner.fits(asked)) this.planner.again();
    this.#considerPass(follows);
    if (asked && !this.passing) hearing.asked(asked, this.board.phaseKey(this.#view ?? {}));
  }

  /** Gives the next answer of a press. */
  #goOn(): void {
    const [before, [next = "", ...then]] = [this.#together, this.#then];
    this.press(next);
    if (this.sent) [this.#together, this.#then] = [before + 1, then];
  }

  /** `follows`: whether the question follows an answer of this page. */
  #considerPass(follows: boolean): void {
    this.#passing.stop();
    const question = this.#question;
    if (!question || this.planning || this.advance.answers(question)) return;
    const own = this.#byHand || this.guide.leads ? null : ownAnswer(question, settings.now.autoPass, this.board.byHand);
    const only = this.guide.silent ?? own;
    const end = follows && !this.#byHand && !this.guide.now ? closingWord(question, settings.now, this.board.byHand) : null;
    const give = (value: Answer): void => void this.#give(value);
    if (only !== null) this.#passing.start("only", only, passDelay(this.seats.every((other) => other.seat === this.seat || other.kind === "bot")), give);
    else if (end !== null) this.#passing.start("end", end, CLOSES, give);
  }
}
