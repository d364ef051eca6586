import { describe, expect, it } from 'vitest';
import { type NamedProduct, shelfEvidence } from './shelf-evidence';

const named = (
  shelf: string,
  { certainty = 1, shortness = 1, isShelved = false }: Partial<NamedProduct> = {},
): NamedProduct => ({
  article: { sku: shelf, name_words: '', other_words: `${shelf}|`, name_length: 1, popularity: 0 },
  certainty,
  shortness,
  isShelved,
});
const times = (count: number, product: NamedProduct) => Array.from({ length: count }, () => product);

describe('where what was typed stands', () => {
  it('is the shelf of what is called so and little else, not that of what is made with it', () => {
    const butter = named('dairy', { shortness: 0.5 });
    const pastry = named('cakes', { shortness: 0.3 });
    const buttermilk = named('dairy', { certainty: 0.62, shortness: 0.3 });
    const standsIn = shelfEvidence([
      ...times(20, butter),
      ...times(20, buttermilk),
      ...times(25, pastry),
      ...times(9, named('biscuits', { certainty: 0.62 })),
    ]);
    expect(standsIn(butter)).toBe(1);
    expect(standsIn(pastry)).toBeLessThan(0.6);
    expect(standsIn(buttermilk)).toBeLessThan(standsIn(butter));
  });

  it('is the shelf that is called so itself, whatever else stands there', () => {
    const cheese = named('cheese', { shortness: 0.2, isShelved: true });
    const crackers = named('snacks', { shortness: 0.5 });
    const standsIn = shelfEvidence([cheese, ...times(20, crackers)]);
    expect(standsIn(cheese)).toBe(1);
  });

  it('is nowhere for what has no shelf, or does not say it in its name', () => {
    expect(shelfEvidence([])(named('any'))).toBe(0);
    expect(shelfEvidence([named('')])(named(''))).toBe(0);
    expect(shelfEvidence([named('any')])(named('any', { certainty: 0 }))).toBe(0);
  });
});
