import { MAX_AMOUNT } from './amount-limits';
import { parseAmount, isDigits } from './amount-text';
import {
  isEditing,
  isInFlight,
  commitsImmediately,
  isToAnswer,
  minimumOf,
  questionAbout,
  refusalOfEntry,
  displayedAmount,
  displayedText,
  displayedUnit,
  type OrderControlInput,
  type OrderControlState,
} from './order-control-state';
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
export interface OrderControlStep {
  readonly state: OrderControlState;
  readonly effects: readonly EntryEffect[];
}

/** What answers a refused text: another one, an amount, the amount before it; and the unit may be chosen meanwhile. */
const ANSWERS: ReadonlySet<EntryEvent['kind']> = new Set(['TYPE', 'SET', 'UNIT', 'ESCAPE']);

/** What would order an unusual amount that nobody has confirmed (QTY-6). */
const COMMITS: ReadonlySet<EntryEvent['kind']> = new Set(['DELAY_OVER', 'ENTER', 'LEAVE', 'TOGGLE']);

const isStopped = (state: OrderControlState, event: EntryEvent, facts: OrderControlInput): boolean => {
  if (refusalOfEntry(state) !== undefined) return !ANSWERS.has(event.kind);
  if (!COMMITS.has(event.kind) || (event.kind === 'TOGGLE' && facts.inCart)) return false;
  // Of what is in the cart unchanged nothing is ordered.
  if (commitsImmediately(facts) && !isEditing(state)) return false;
  return (
    questionAbout({ text: displayedText(state, facts), unit: displayedUnit(state, facts) }, facts) !==
    undefined
  );
};

/**
 * What an event makes of an order control; pure, so that every way through it can be tried. A refused text stays as it
 * stands, and nothing is handed on, until it is answered (QTY-5).
 */
export const reduceOrderControl = (
  state: OrderControlState,
  event: EntryEvent,
  facts: OrderControlInput,
): OrderControlStep => {
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
      return commitsImmediately(facts) ? enterLive(state, facts) : enterDraft(state, facts);
    case 'LEAVE':
      return commitsImmediately(facts) ? leaveLive(state, facts) : leaveDraft(state, facts);
    case 'ESCAPE':
      return escape(state, facts);
    case 'TOGGLE':
      return facts.inCart ? remove(state, facts) : add(state, facts);
  }
};

const quiet = (state: OrderControlState): OrderControlStep => ({ state, effects: [] });

/** Nothing is edited any more; the entry stays only while something handed on is not answered. */
const rested = (state: OrderControlState): OrderControlState => ({
  ...state,
  typing: false,
  queued: undefined,
  start: undefined,
});

const withFacts = (state: OrderControlState): OrderControlState => ({ ...rested(state), entry: undefined });

const valueOf = ({ amount, unit }: OrderControlInput): OrderValue | undefined =>
  amount === undefined ? undefined : { amount, unit };

/** Remembers where an edit begins; it lasts until a commit, an answer or Escape. */
const begin = (state: OrderControlState, facts: OrderControlInput): OrderControlState => ({
  ...state,
  adding: false,
  start: state.start ?? {
    entry: state.entry,
    value: isInFlight(state) ? state.sent?.value : valueOf(facts),
    sent: false,
  },
});

const stepped = (state: OrderControlState, by: 1 | -1, facts: OrderControlInput): number => {
  const minimum = minimumOf(facts, displayedUnit(state, facts));
  const from = displayedAmount(state, facts) ?? facts.amount ?? 0;
  return Math.min(MAX_AMOUNT, Math.max(minimum, from + by));
};

const edit = (
  state: OrderControlState,
  facts: OrderControlInput,
  change: Partial<OrderDraft>,
): OrderControlStep => {
  const entry = { text: displayedText(state, facts), unit: displayedUnit(state, facts), ...change };
  if (commitsImmediately(facts)) {
    const isOpen = isToAnswer(entry, facts);
    const cause = change.unit === undefined ? 'AMOUNT' : 'UNIT';
    const next: OrderControlState = {
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
const withoutOpen = ({ entry }: OrderControlState, facts: OrderControlInput): readonly EntryEffect[] =>
  entry === undefined || !isToAnswer(entry, facts) ? [] : [{ kind: 'DRAFT', draft: undefined }];

/** The unusual amount is meant: it is remembered, and handed on. */
const confirm = (state: OrderControlState, facts: OrderControlInput): OrderControlStep => {
  const amount = displayedAmount(state, facts);
  if (amount === undefined) return quiet(state);
  const confirmed = { kind: 'CONFIRM', value: { amount, unit: displayedUnit(state, facts) } } as const;
  const effects = commitsImmediately(facts) ? withoutOpen(state, facts) : [];
  const step = commitsImmediately(facts) ? commitLive(state, facts, amount) : add(state, facts);
  return { state: step.state, effects: [confirmed, ...effects, ...step.effects] };
};

/** The amount in the field if it may be ordered as it is or after raising it; undefined when it is none. */
const readEntry = (state: OrderControlState, { zeroCounts }: OrderControlInput): number | undefined => {
  const amount = parseAmount(state.entry?.text ?? '');
  return amount === 0 && !zeroCounts ? undefined : amount;
};

/** What is known to be in the cart or on its way there. */
const known = (state: OrderControlState, facts: OrderControlInput): OrderValue | undefined =>
  state.start?.sent === true || isInFlight(state) ? state.sent?.value : valueOf(facts);

const isSameValue = (one: OrderValue | undefined, other: OrderValue): boolean =>
  one?.amount === other.amount && one.unit === other.unit;

/** Hands a value on, unless that would say nothing new. */
const send = (state: OrderControlState, facts: OrderControlInput, value: OrderValue): OrderControlStep => {
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
const raised = (amount: number, unit: string, facts: OrderControlInput): Raised => {
  const minimum = minimumOf(facts, unit);
  return amount >= minimum
    ? { value: { amount, unit }, effects: [] }
    : { value: { amount: minimum, unit }, effects: [{ kind: 'RAISED', minimum, unit }] };
};

/** A pause while typing hands on what may be ordered; the rest waits for Enter or for leaving the field. */
const delayOver = (state: OrderControlState, facts: OrderControlInput): OrderControlStep => {
  if (state.queued === undefined) return quiet(state);
  const unit = displayedUnit(state, facts);
  const typed = readEntry(state, facts);
  const byUnit = state.queued.cause === 'UNIT';
  const amount = typed ?? (byUnit ? facts.amount : undefined);
  const waiting = { ...state, queued: undefined };
  if (amount === undefined || (!byUnit && amount < minimumOf(facts, unit))) return quiet(waiting);
  if (!isDigits(displayedText(state, facts))) return quiet(waiting);
  const { value, effects } = raised(amount, unit, facts);
  const step = send(waiting, facts, value);
  const done = state.typing ? step.state : settled(step.state);
  return { state: done, effects: [...effects, ...step.effects] };
};

/** An answered entry has done its work. */
const settled = (state: OrderControlState): OrderControlState =>
  isInFlight(state) ? rested(state) : withFacts(state);

const commitLive = (state: OrderControlState, facts: OrderControlInput, amount: number): OrderControlStep => {
  const { value, effects } = raised(amount, displayedUnit(state, facts), facts);
  const step = send(state, facts, value);
  return { state: settled(step.state), effects: [...effects, ...step.effects] };
};

const enterLive = (state: OrderControlState, facts: OrderControlInput): OrderControlStep => {
  if (!isEditing(state)) return quiet(state);
  const amount = readEntry(state, facts);
  if (amount !== undefined) return commitLive(state, facts, amount);
  return facts.zeroCounts ? quiet(withFacts(state)) : remove(state, facts);
};

const leaveLive = (state: OrderControlState, facts: OrderControlInput): OrderControlStep => {
  if (!isEditing(state)) return quiet(state);
  const amount = readEntry(state, facts);
  return amount === undefined ? quiet(withFacts(state)) : commitLive(state, facts, amount);
};

const discard = (state: OrderControlState): OrderControlStep => ({
  state: withFacts(state),
  effects: [{ kind: 'DRAFT', draft: undefined }],
});

/** Enter adds what somebody entered; where nobody did, it only goes on, so that walking a list orders nothing. */
const enterDraft = (state: OrderControlState, facts: OrderControlInput): OrderControlStep => {
  if (state.entry === undefined || state.adding) return quiet(state);
  return readEntry(state, facts) === undefined ? discard(state) : add(state, facts);
};

const leaveDraft = (state: OrderControlState, facts: OrderControlInput): OrderControlStep => {
  if (state.entry === undefined) return quiet(rested(state));
  return readEntry(state, facts) === undefined ? discard(state) : quiet(rested(state));
};

const add = (state: OrderControlState, facts: OrderControlInput): OrderControlStep => {
  const unit = displayedUnit(state, facts);
  const amount = readEntry(state, facts) ?? facts.amount ?? minimumOf(facts, unit);
  const { value, effects } = raised(amount, unit, facts);
  const entry = { text: String(value.amount), unit };
  return {
    state: { ...rested(state), entry, adding: true },
    effects: [...effects, { kind: 'ADD', value }, { kind: 'DRAFT', draft: undefined }],
  };
};

const remove = (state: OrderControlState, facts: OrderControlInput): OrderControlStep => {
  const value = known(state, facts) ?? { amount: minimumOf(facts, facts.unit), unit: facts.unit };
  return { state: withFacts(state), effects: [{ kind: 'REMOVE', value }] };
};

const escape = (state: OrderControlState, facts: OrderControlInput): OrderControlStep => {
  const { start } = state;
  if (!commitsImmediately(facts)) {
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
