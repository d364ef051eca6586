import { randomOf, shuffled } from '../random';
import { readPacks, type Pack } from './pack';
import type { ProductKind, CategorySeed, ProductTraits, Variant } from './product-traits';
import { variant as plainVariant } from './shelf';

/** An article before it is written out: what it is, in which form, of which brand, in which pack. */
export interface Draft {
  readonly shelf: CategorySeed;
  readonly kind: ProductKind;
  /** The shelf's traits with what the kind has otherwise. */
  readonly traits: ProductTraits;
  readonly variant: Variant;
  readonly brand: string;
  readonly isOrganic: boolean;
  readonly pack: Pack;
  /** The same for articles that are variants of one another. */
  readonly group: string;
}

const NO_VARIANT = [plainVariant('', '')];

const draftsOfKind = (shelf: CategorySeed, kind: ProductKind): readonly Draft[] => {
  const traits: ProductTraits = { ...shelf.traits, ...kind.own };
  const isAlwaysOrganic = traits.marks.includes('Bio');
  const drafts: Draft[] = [];
  for (const variant of traits.variants.length > 0 ? traits.variants : NO_VARIANT)
    for (const pack of readPacks(kind.packs))
      for (const brand of traits.brands) {
        const key = `${shelf.id} ${kind.words[0]} ${kind.packs} ${variant.words[0]} ${brand}`;
        const group = `${shelf.id} ${kind.words[0]} ${brand}`;
        const base = { shelf, kind, traits, variant, brand, pack };
        drafts.push({ ...base, isOrganic: isAlwaysOrganic, group });
        // The cheap own brand has no organic line.
        if (
          !isAlwaysOrganic &&
          brand !== 'Gastro Plus' &&
          randomOf(`organic ${key} ${pack.text}`).chance(traits.organic)
        )
          drafts.push({ ...base, isOrganic: true, group });
      }
  return drafts;
};

/** Takes from the kinds in turn, so that a shelf of few articles still shows all of them. */
const inTurn = (kinds: readonly (readonly Draft[])[], size: number): readonly Draft[] => {
  const chosen: Draft[] = [];
  for (let round = 0; chosen.length < size; round += 1) {
    const row = kinds.flatMap((drafts) => drafts[round] ?? []);
    if (row.length === 0) break;
    chosen.push(...row.slice(0, size - chosen.length));
  }
  return chosen;
};

/** The articles of a shelf. */
export const draftsOf = (shelf: CategorySeed): readonly Draft[] =>
  inTurn(
    shelf.kinds.map((kind) =>
      shuffled(draftsOfKind(shelf, kind), `${shelf.id} ${kind.words[0]} ${kind.packs}`),
    ),
    shelf.size,
  );
