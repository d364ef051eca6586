import { MAX_AMOUNT } from './amount-limits';
import { amountOf, isDigits } from './amount-text';
import {
  isEditing,
  isInFlight,
  isLive,
  isToAnswer,
  minimumOf,
  questionAbout,
  refusalOfEntry,
  shownAmount,
  shownText,
  shownUnit,
  type EntryFacts,
  type EntryState,
} from './entry-state';
import type { OrderDraft, OrderValue } from './order-value';

/** What happens to an order control. */
export type EntryEvent =
  | { readonly kind: 'TYPE'; readonly text: string }
  | { readonly kind: 'STEP'; readonly by: 1 | -1 }
  | { readonly kind: 'SET'; readonly amount: number }
  | { readonly kind: 'UNIT'; readonly unit: string }
  /** The unusual amount is meant. */
  | { readonly kind: 'CONFIRM' }
  | { readonly kind: 'DELAY_OVER' }
  | { readonly kind: 'ENTER' }
  | { readonly kind: 'LEAVE' }
  | { readonly kind: 'ESCAPE' }
  | { readonly kind: 'TOGGLE' };

/** What the world around has to be told. */
export type EntryEffect =
  | { readonly kind: 'CHANGE' | 'ADD' | 'REMOVE' | 'CONFIRM'; readonly value: OrderValue }
  | { readonly kind: 'DRAFT'; readonly draft: OrderDraft | undefined }
  | { readonly kind: 'RAISED'; readonly minimum: number; readonly unit: string };

/** The state after an event, and what to tell. */
export interface EntryStep {
  readonly state: EntryState;
  readonly effects: readonly EntryEffect[];
}

/** What answers a refused text: another one, an amount, the amount before it; and the unit may be chosen meanwhile. */
const ANSWERS: ReadonlySet<EntryEvent['kind']> = new Set(['TYPE', 'SET', 'UNIT', 'ESCAPE']);

/** What would order an unusual amount that nobody has confirmed (QTY-6). */
const COMMITS: ReadonlySet<EntryEvent['kind']> = new Set(['DELAY_OVER', 'ENTER', 'LEAVE', 'TOGGLE']);

const isStopped = (state: EntryState, event: EntryEvent, facts: EntryFacts): boolean => {
  if (refusalOfEntry(state) !== undefined) return !ANSWERS.has(event.kind);
  if (!COMMITS.has(event.kind) || (event.kind === 'TOGGLE' && facts.inCart)) return false;
  // Of what is in the cart unchanged nothing is ordered.
  if (isLive(facts) && !isEditing(state)) return false;
  return questionAbout({ text: shownText(state, facts), unit: shownUnit(state, facts) }, facts) !== undefined;
};

/**
 * What an event makes of an order control; pure, so that every way through it can be tried. A refused text stays as it
 * stands, and nothing is handed on, until it is answered (QTY-5).
 */
export const transition = (state: EntryState, event: EntryEvent, facts: EntryFacts): EntryStep => {
  if (isStopped(state, event, facts)) return quiet(state);
  switch (event.kind) {
    case 'TYPE':
      return edit({ ...begin(state, facts), typing: true }, facts, { text: event.text });
    case 'STEP':
      return edit(begin(state, facts), facts, { text: String(stepped(state, event.by, facts)) });
    case 'SET':
      return edit(begin(state, facts), facts, { text: String(event.amount) });
    case 'UNIT':
      return edit(begin(state, facts), facts, { unit: event.unit });
    case 'CONFIRM':
      return confirm(state, facts);
    case 'DELAY_OVER':
      return delayOver(state, facts);
    case 'ENTER':
      return isLive(facts) ? enterLive(state, facts) : enterDraft(state, facts);
    case 'LEAVE':
      return isLive(facts) ? leaveLive(state, facts) : leaveDraft(state, facts);
    case 'ESCAPE':
      return escape(state, facts);
    case 'TOGGLE':
      return facts.inCart ? remove(state, facts) : add(state, facts);
  }
};

const quiet = (state: EntryState): EntryStep => ({ state, effects: [] });

/** Nothing is edited any more; the entry stays only while something handed on is not answered. */
const rested = (state: EntryState): EntryState => ({
  ...state,
  typing: false,
  queued: undefined,
  start: undefined,
});

const withFacts = (state: EntryState): EntryState => ({ ...rested(state), entry: undefined });

const valueOf = ({ amount, unit }: EntryFacts): OrderValue | undefined =>
  amount === undefined ? undefined : { amount, unit };

/** Remembers where an edit begins; it lasts until a commit, an answer or Escape. */
const begin = (state: EntryState, facts: EntryFacts): EntryState => ({
  ...state,
  adding: false,
  start: state.start ?? {
    entry: state.entry,
    value: isInFlight(state) ? state.sent?.value : valueOf(facts),
    sent: false,
  },
});

const stepped = (state: EntryState, by: 1 | -1, facts: EntryFacts): number => {
  const minimum = minimumOf(facts, shownUnit(state, facts));
  const from = shownAmount(state, facts) ?? facts.amount ?? 0;
  return Math.min(MAX_AMOUNT, Math.max(minimum, from + by));
};

const edit = (state: EntryState, facts: EntryFacts, change: Partial<OrderDraft>): EntryStep => {
  const entry = { text: shownText(state, facts), unit: shownUnit(state, facts), ...change };
  if (isLive(facts)) {
    const isOpen = isToAnswer(entry, facts);
    const cause = change.unit === undefined ? 'AMOUNT' : 'UNIT';
    const next: EntryState = {
      ...state,
      entry,
      typing: state.typing || isOpen,
      queued: isOpen ? undefined : { cause },
    };
    // Kept like what is typed outside the cart, so that it can be answered after the row was gone.
    if (isOpen) return { state: next, effects: [{ kind: 'DRAFT', draft: entry }] };
    return { state: next, effects: withoutOpen(state, facts) };
  }
  return { state: { ...state, entry }, effects: [{ kind: 'DRAFT', draft: entry }] };
};

/** Gives up the draft that an open text in the cart was kept as. */
const withoutOpen = ({ entry }: EntryState, facts: EntryFacts): readonly EntryEffect[] =>
  entry === undefined || !isToAnswer(entry, facts) ? [] : [{ kind: 'DRAFT', draft: undefined }];

/** The unusual amount is meant: it is remembered, and handed on. */
const confirm = (state: EntryState, facts: EntryFacts): EntryStep => {
  const amount = shownAmount(state, facts);
  if (amount === undefined) return quiet(state);
  const confirmed = { kind: 'CONFIRM', value: { amount, unit: shownUnit(state, facts) } } as const;
  const effects = isLive(facts) ? withoutOpen(state, facts) : [];
  const step = isLive(facts) ? commitLive(state, facts, amount) : add(state, facts);
  return { state: step.state, effects: [confirmed, ...effects, ...step.effects] };
};

/** The amount in the field if it may be ordered as it is or after raising it; undefined when it is none. */
const readEntry = (state: EntryState, { zeroCounts }: EntryFacts): number | undefined => {
  const amount = amountOf(state.entry?.text ?? '');
  return amount === 0 && !zeroCounts ? undefined : amount;
};

/** What is known to be in the cart or on its way there. */
const known = (state: EntryState, facts: EntryFacts): OrderValue | undefined =>
  state.start?.sent === true || isInFlight(state) ? state.sent?.value : valueOf(facts);

const isSameValue = (one: OrderValue | undefined, other: OrderValue): boolean =>
  one?.amount === other.amount && one.unit === other.unit;

/** Hands a value on, unless that would say nothing new. */
const send = (state: EntryState, facts: EntryFacts, value: OrderValue): EntryStep => {
  if (isSameValue(known(state, facts), value)) return quiet(state);
  return {
    state: {
      ...state,
      entry: { text: String(value.amount), unit: value.unit },
      start: state.start && { ...state.start, sent: true },
      sent: { value, answers: state.answers },
    },
    effects: [{ kind: 'CHANGE', value }],
  };
};

interface Raised {
  readonly value: OrderValue;
  readonly effects: readonly EntryEffect[];
}

/** Sets a committed amount to the smallest allowed one if it is below, and says so (QTY-2). */
const raised = (amount: number, unit: string, facts: EntryFacts): Raised => {
  const minimum = minimumOf(facts, unit);
  return amount >= minimum
    ? { value: { amount, unit }, effects: [] }
    : { value: { amount: minimum, unit }, effects: [{ kind: 'RAISED', minimum, unit }] };
};

/** A pause while typing hands on what may be ordered; the rest waits for Enter or for leaving the field. */
const delayOver = (state: EntryState, facts: EntryFacts): EntryStep => {
  if (state.queued === undefined) return quiet(state);
  const unit = shownUnit(state, facts);
  const typed = readEntry(state, facts);
  const byUnit = state.queued.cause === 'UNIT';
  const amount = typed ?? (byUnit ? facts.amount : undefined);
  const waiting = { ...state, queued: undefined };
  if (amount === undefined || (!byUnit && amount < minimumOf(facts, unit))) return quiet(waiting);
  if (!isDigits(shownText(state, facts))) return quiet(waiting);
  const { value, effects } = raised(amount, unit, facts);
  const step = send(waiting, facts, value);
  const done = state.typing ? step.state : settled(step.state);
  return { state: done, effects: [...effects, ...step.effects] };
};

/** An answered entry has done its work. */
const settled = (state: EntryState): EntryState => (isInFlight(state) ? rested(state) : withFacts(state));

const commitLive = (state: EntryState, facts: EntryFacts, amount: number): EntryStep => {
  const { value, effects } = raised(amount, shownUnit(state, facts), facts);
  const step = send(state, facts, value);
  return { state: settled(step.state), effects: [...effects, ...step.effects] };
};

const enterLive = (state: EntryState, facts: EntryFacts): EntryStep => {
  if (!isEditing(state)) return quiet(state);
  const amount = readEntry(state, facts);
  if (amount !== undefined) return commitLive(state, facts, amount);
  return facts.zeroCounts ? quiet(withFacts(state)) : remove(state, facts);
};

const leaveLive = (state: EntryState, facts: EntryFacts): EntryStep => {
  if (!isEditing(state)) return quiet(state);
  const amount = readEntry(state, facts);
  return amount === undefined ? quiet(withFacts(state)) : commitLive(state, facts, amount);
};

const discard = (state: EntryState): EntryStep => ({
  state: withFacts(state),
  effects: [{ kind: 'DRAFT', draft: undefined }],
});

/** Enter adds what somebody entered; where nobody did, it only goes on, so that walking a list orders nothing. */
const enterDraft = (state: EntryState, facts: EntryFacts): EntryStep => {
  if (state.entry === undefined || state.adding) return quiet(state);
  return readEntry(state, facts) === undefined ? discard(state) : add(state, facts);
};

const leaveDraft = (state: EntryState, facts: EntryFacts): EntryStep => {
  if (state.entry === undefined) return quiet(rested(state));
  return readEntry(state, facts) === undefined ? discard(state) : quiet(rested(state));
};

const add = (state: EntryState, facts: EntryFacts): EntryStep => {
  const unit = shownUnit(state, facts);
  const amount = readEntry(state, facts) ?? facts.amount ?? minimumOf(facts, unit);
  const { value, effects } = raised(amount, unit, facts);
  const entry = { text: String(value.amount), unit };
  return {
    state: { ...rested(state), entry, adding: true },
    effects: [...effects, { kind: 'ADD', value }, { kind: 'DRAFT', draft: undefined }],
  };
};

const remove = (state: EntryState, facts: EntryFacts): EntryStep => {
  const value = known(state, facts) ?? { amount: minimumOf(facts, facts.unit), unit: facts.unit };
  return { state: withFacts(state), effects: [{ kind: 'REMOVE', value }] };
};

const escape = (state: EntryState, facts: EntryFacts): EntryStep => {
  const { start } = state;
  if (!isLive(facts)) {
    if (state.entry === undefined || state.adding) return quiet(state);
    if (start?.entry === undefined) return discard(state);
    return {
      state: { ...rested(state), entry: start.entry },
      effects: [{ kind: 'DRAFT', draft: start.entry }],
    };
  }
  if (start === undefined) return quiet(state);
  const effects = withoutOpen(state, facts);
  if (!start.sent || start.value === undefined) return { state: withFacts(state), effects };
  const step = send(state, facts, start.value);
  return { state: settled(step.state), effects: [...effects, ...step.effects] };
};
