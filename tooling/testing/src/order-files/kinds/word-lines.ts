import type { Random } from '../../money-oracle';
import type { Row } from '../as-file';
import type { Shelf } from '../assortment';
import { drawWish, orderOf, unitlessOrderOf } from '../wish';
import { type Decoration, UNDECORATED } from '../words/decorations';
import { LINE_FORMS, type LineForm } from '../words/line-forms';
import { writeName } from '../words/written-products';

/** How the lines of one list are written. */
export interface LineHabits {
  readonly forms: readonly LineForm[];
  readonly decoration: Decoration;
  /** Of a hundred names so many are written carelessly, of units so many with a word few know. */
  readonly careless: number;
}

/** One order as a line of words. */
export const wordLine = (
  random: Random,
  shelf: Shelf,
  { forms, decoration, careless }: LineHabits,
  line: number,
): Row => {
  const form = random.pick(forms);
  const wish = drawWish(random, shelf, { byName: form.byName, oddUnits: careless });
  const name = writeName(random, shelf, wish.article.name, careless);
  const text = form.write({
    sku: wish.article.sku,
    name: name.text,
    amount: String(wish.amount),
    unit: wish.unitWord,
  });
  const isPlain = form.isPlain && decoration.isPlain && wish.isPlainUnit && (name.isPlain || !form.byName);
  return {
    cells: [decoration.around(text, line)],
    meaning: {
      truth: isPlain ? 'PLAIN' : 'OPEN',
      orders: [form.unitless ? unitlessOrderOf(wish) : orderOf(wish)],
      form: `${decoration.id} ${form.id}${form.byName && !name.isPlain ? ' careless' : ''}`.trim(),
    },
  };
};

/** A list in one hand: as a rule each line like the others. */
export const drawHabits = (random: Random, decorations: readonly Decoration[]): LineHabits => ({
  forms: random.chance(70) ? [random.pick(LINE_FORMS)] : LINE_FORMS,
  decoration: random.chance(40) ? UNDECORATED : random.pick(decorations),
  careless: random.pick([0, 0, 0, 10, 40]),
});
