import type { OrderDraft, OrderUnit } from '@gastroshop/ui/order-control';
import type { TypedOrder } from './typed-order';

const ENDINGS = ['', 'e', 'n', 'en', 's'];

const plain = (word: string): string => word.toLocaleLowerCase().replace(/\.$/, '');

/** The same word but for case, full stop and plural ending: "Kisten" is "Kiste", "ktn." is "Ktn". */
const isSameUnit = (one: string, other: string): boolean =>
  ENDINGS.some((ending) => plain(one) === plain(other) + ending || plain(one) + ending === plain(other));

/**
 * What was typed before an article's name as the draft of its order control. A unit the article does not have makes
 * none: 3 cartons must not become 3 pieces.
 */
export const wantedDraft = (
  { amount, unit }: Pick<TypedOrder, 'amount' | 'unit'>,
  units: readonly OrderUnit[],
  usualUnit: string,
): OrderDraft | undefined => {
  if (amount === undefined) return undefined;
  if (unit === undefined) return { text: String(amount), unit: usualUnit };
  const found = units.find(
    ({ abbreviation, name }) => isSameUnit(abbreviation, unit) || isSameUnit(name, unit),
  );
  return found && { text: String(amount), unit: found.abbreviation };
};
