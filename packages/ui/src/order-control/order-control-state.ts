import { parseAmount, refusalOf, type RefusedText } from './amount-text';
import {
  isSameDraft,
  type OrderDraft,
  type OrderUnit,
  type OrderValue,
  type UnusualAmountInput,
} from './order-value';

/** What the world around an order control says about its product. */
export interface OrderControlInput {
  /** What is in the cart; outside it, what is offered. Undefined while nothing has been counted. */
  readonly amount: number | undefined;
  readonly unit: string;
  readonly units: readonly OrderUnit[];
  readonly inCart: boolean;
  readonly busy: boolean;
  readonly draft: OrderDraft | undefined;
  /** Whether 0 is an amount like any other, as it is when stock is counted or dates are planned. */
  readonly zeroCounts: boolean;
  /** What is to be asked about an amount; undefined for a usual one and one that was asked about. */
  readonly unusual?: ((value: OrderValue) => UnusualAmountInput | undefined) | undefined;
}

/** Where an edit began, to come back to by Escape. */
interface EditStart {
  readonly entry: OrderDraft | undefined;
  readonly value: OrderValue | undefined;
  /** Whether something was handed on since. */
  readonly sent: boolean;
}

/** What an order control remembers on its own. */
export interface OrderControlState {
  /** Shown in place of the facts: what is typed, a draft, or what was handed on and not answered yet. */
  readonly entry: OrderDraft | undefined;
  /** The field holds keystrokes nobody has committed; facts must not overwrite them. */
  readonly typing: boolean;
  /** A change that waits for the delay; a new object each time, which starts the delay anew. */
  readonly queued: { readonly cause: 'AMOUNT' | 'UNIT' } | undefined;
  readonly start: EditStart | undefined;
  /** The last value handed on, and the count of answers at that time. */
  readonly sent: { readonly value: OrderValue; readonly answers: number } | undefined;
  /** Something was added and the cart has not answered. */
  readonly adding: boolean;
  /** How often the facts about the cart changed; tells whether something handed on has been answered. */
  readonly answers: number;
  readonly seen: OrderControlInput;
}

const untouched: Omit<OrderControlState, 'seen'> = {
  entry: undefined,
  typing: false,
  queued: undefined,
  start: undefined,
  sent: undefined,
  adding: false,
  answers: 0,
};

export const initialState = (facts: OrderControlInput): OrderControlState => {
  const state = { ...untouched, entry: commitsImmediately(facts) ? undefined : facts.draft, seen: facts };
  return commitsImmediately(facts) ? withOpenDraft(state, facts) : state;
};

/** What was stopped in the cart is still to be answered, also where the row or the page was gone meanwhile. */
const withOpenDraft = (state: OrderControlState, facts: OrderControlInput): OrderControlState =>
  facts.draft !== undefined && isToAnswer(facts.draft, facts)
    ? {
        ...state,
        entry: facts.draft,
        typing: true,
        start: { entry: undefined, value: undefined, sent: false },
      }
    : state;

/** Whether changes belong to something that exists elsewhere, so that they are handed on without Enter. */
export const commitsImmediately = ({ inCart, zeroCounts }: OrderControlInput): boolean =>
  inCart || zeroCounts;

/** Whether the field holds something that facts must not overwrite. */
export const isEditing = ({ typing, queued }: OrderControlState): boolean => typing || queued !== undefined;

/** Whether something handed on waits for its answer. */
export const isInFlight = ({ sent, answers }: OrderControlState): boolean => sent?.answers === answers;

export const displayedText = ({ entry }: OrderControlState, { amount }: OrderControlInput): string =>
  entry?.text ?? (amount === undefined ? '' : String(amount));

export const displayedUnit = ({ entry }: OrderControlState, { unit }: OrderControlInput): string =>
  entry?.unit ?? unit;

export const displayedAmount = (state: OrderControlState, facts: OrderControlInput): number | undefined =>
  parseAmount(displayedText(state, facts));

/** Why what was typed is no amount; until that is answered nothing is handed on. */
export const refusalOfEntry = ({ entry }: OrderControlState): RefusedText | undefined =>
  entry === undefined ? undefined : refusalOf(entry.text);

/** What is to be asked about a text in a field; undefined where that is usual, refused or nothing. */
export const questionAbout = (
  { text, unit }: OrderDraft,
  { unusual }: OrderControlInput,
): UnusualAmountInput | undefined => {
  const amount = parseAmount(text);
  return amount === undefined ? undefined : unusual?.({ amount, unit });
};

/** Whether a text in a field has to be answered before anything of it counts: it is no amount, or an unusual one. */
export const isToAnswer = (draft: OrderDraft, facts: OrderControlInput): boolean =>
  refusalOf(draft.text) !== undefined || questionAbout(draft, facts) !== undefined;

/** Smallest amount of a unit: 0 where zero counts, else its minimum, at least 1 (QTY-1). */
export const minimumOf = ({ units, zeroCounts }: OrderControlInput, unit: string): number =>
  zeroCounts ? 0 : Math.max(1, units.find(({ abbreviation }) => abbreviation === unit)?.minimum ?? 1);

/** Whether the facts differ from those last seen in what this control follows. */
export const hasInputChanged = ({ seen }: OrderControlState, facts: OrderControlInput): boolean =>
  cartChanged(seen, facts) || seen.busy !== facts.busy || !isSameDraft(seen.draft, facts.draft);

const cartChanged = (seen: OrderControlInput, facts: OrderControlInput): boolean =>
  seen.amount !== facts.amount || seen.unit !== facts.unit || seen.inCart !== facts.inCart;

/**
 * The state after news about the product: the field follows, unless somebody is typing in it or a change waits.
 */
export const syncInput = (state: OrderControlState, facts: OrderControlInput): OrderControlState => {
  const { seen } = state;
  const answered = cartChanged(seen, facts) || (seen.busy && !facts.busy);
  const next = {
    ...state,
    seen: facts,
    adding: state.adding && !answered,
    answers: answered ? state.answers + 1 : state.answers,
  };
  if (isEditing(state)) return next;
  if (commitsImmediately(facts)) {
    const followed = answered ? { ...next, entry: undefined, start: undefined } : next;
    // What is kept may be read later than the row is drawn.
    return isSameDraft(seen.draft, facts.draft) ? followed : withOpenDraft(followed, facts);
  }
  if (seen.inCart) return { ...next, entry: facts.draft, start: undefined };
  return state.adding || isSameDraft(seen.draft, facts.draft) ? next : { ...next, entry: facts.draft };
};
