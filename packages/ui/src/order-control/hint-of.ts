import type { RefusedText } from './amount-text';
import {
  minimumOf,
  questionAbout,
  refusalOfEntry,
  displayedAmount,
  displayedText,
  displayedUnit,
  type OrderControlInput,
  type OrderControlState,
} from './order-control-state';
import type { OrderUnit } from './order-value';

/** What is to be said about an entry, without the way to mend it. */
export type OrderHintState =
  | {
      readonly kind: 'REFUSED';
      readonly problem: RefusedText['problem'];
      readonly offers: readonly number[];
      readonly text: string;
      /** The unit in words, of several; empty where things are counted as they are. */
      readonly unit: string;
      readonly abbreviation: string;
    }
  | {
      readonly kind: 'UNUSUAL';
      readonly usual: string;
      readonly amount: number;
      readonly instead: number;
      readonly abbreviation: string;
    }
  | { readonly kind: 'BELOW_MINIMUM'; readonly minimum: number; readonly unit: string }
  | { readonly kind: 'UNSENT' }
  | { readonly kind: 'DISABLED'; readonly reason: string };

/** The unit in words, fit for an amount of it. */
export const formatUnit = (units: readonly OrderUnit[], abbreviation: string, amount: number): string => {
  const unit = units.find((candidate) => candidate.abbreviation === abbreviation);
  if (unit === undefined) return abbreviation;
  return amount === 1 ? unit.name : (unit.plural ?? unit.name);
};

/**
 * The one thing to say: that nothing can be ordered, that what was typed is no amount, that it is unusual, that it is too small (also of a line that was saved
 * long ago), that it has not reached the server. 0 and an empty field are on their way to another amount.
 */
export const orderHint = (
  state: OrderControlState,
  facts: OrderControlInput,
  { unsent, disabledReason }: { readonly unsent: boolean; readonly disabledReason: string | undefined },
): OrderHintState | undefined => {
  if (disabledReason !== undefined) return { kind: 'DISABLED', reason: disabledReason };
  const unit = displayedUnit(state, facts);
  const refusal = refusalOfEntry(state);
  if (refusal !== undefined) {
    const { problem, offers } = refusal;
    return {
      kind: 'REFUSED',
      problem,
      offers,
      text: displayedText(state, facts).trim(),
      unit: formatUnit(facts.units, unit, 2),
      abbreviation: unit,
    };
  }
  const minimum = minimumOf(facts, unit);
  const amount = displayedAmount(state, facts) ?? 0;
  if (amount > 0 && amount < minimum) {
    return { kind: 'BELOW_MINIMUM', minimum, unit: formatUnit(facts.units, unit, minimum) };
  }
  const question = questionAbout({ text: displayedText(state, facts), unit }, facts);
  if (question !== undefined) {
    const { usual, instead } = question;
    return { kind: 'UNUSUAL', usual, amount, instead, abbreviation: unit };
  }
  return unsent ? { kind: 'UNSENT' } : undefined;
};
