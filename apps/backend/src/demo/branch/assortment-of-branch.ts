import type { ProductStatus } from '@gastroshop/domain/product';
import { productDocument, type ProductLine } from '../../import';
import type { GroupProduct } from '../assortment';
import type { DemoDay } from '../demo-day';
import { randomOf, type Random } from '../random';
import { skuOf } from './product-numbers';
import type { BranchProduct } from './branch-product';
import type { Branch } from './branches';
import { pricesOf } from './prices';
import { companionsOf } from './related-products';

const SHARES = {
  inactive: 0.012,
  soon: 0.015,
  removed: 0.008,
  fresh: 0.04,
  promoted: 0.006,
  recommended: 0.06,
} as const;
/** Days an article may have been listed: new ones, and all others. */
const NEW_DAYS = [1, 55] as const;
const OLD_DAYS = [200, 2_600] as const;

interface Standing {
  readonly status: ProductStatus;
  readonly eta: string | undefined;
}

const standingOf = (random: Random, { day }: DemoDay): Standing => {
  const chance = random.next();
  if (chance < SHARES.inactive) return { status: 'INACTIVE', eta: undefined };
  if (chance < SHARES.inactive + SHARES.soon)
    return { status: 'AVAILABLE_SOON', eta: day(random.int(3, 21)) };
  if (chance < SHARES.inactive + SHARES.soon + SHARES.removed)
    return { status: 'REMOVED_FROM_INVENTORY', eta: undefined };
  return { status: 'ACTIVE', eta: undefined };
};

/** Articles that a branch recommends stand in this category as well. */
const RECOMMENDED: NonNullable<ProductLine['virtualCategories']>[number] = {
  id: 'V1',
  name: { 'de-AT': 'Unsere Empfehlungen', 'en-GB': 'Our recommendations' },
  sortKey: '100',
  thumbnailPath: '/media/articles/rosette-fruit.svg',
};

/** What the branch sells of the group's assortment; the first branch sells all of it. */
const listedIn = (branch: Branch, products: readonly GroupProduct[]): readonly GroupProduct[] =>
  products.filter(
    ({ index }) => branch.share === 1 || randomOf(`listed ${branch.tenant} ${index}`).chance(branch.share),
  );

/** The articles of a branch with their prices. */
export const assortmentOf = (
  branch: Branch,
  products: readonly GroupProduct[],
  demo: DemoDay,
  fairId: string,
): readonly BranchProduct[] => {
  const listed = listedIn(branch, products);
  const companions = companionsOf(listed, (product) => skuOf(branch, product));
  return listed.map((product) => {
    const random = randomOf(`article ${branch.tenant} ${product.index}`);
    const { status, eta } = standingOf(random, demo);
    const [least, most] = random.chance(SHARES.fresh) ? NEW_DAYS : OLD_DAYS;
    const sku = skuOf(branch, product);
    const { recommended, replacements } = companions(product);
    // Drawn apart from everything else: from what a branch recommends nobody learns what has a lower price.
    const isRecommended =
      status === 'ACTIVE' &&
      randomOf(`recommended ${branch.tenant} ${product.index}`).chance(SHARES.recommended);
    const listedOn = demo.day(-random.int(least, most));
    const line: ProductLine = {
      ...product.line,
      sku,
      status,
      shopAvailability: { status, ...(eta !== undefined && { availabilityETA: eta }) },
      ...(status !== 'ACTIVE' && replacements.length > 0 && { replacementSkus: [...replacements] }),
      listedOn,
      ...(isRecommended && {
        virtualCategories: [...(product.line.virtualCategories ?? []), RECOMMENDED],
      }),
      recommendedSkus: [...recommended],
      isPromotedForCart: status === 'ACTIVE' && random.chance(SHARES.promoted),
    };
    return {
      group: product,
      tenant: branch.tenant,
      sku,
      status,
      listedOn,
      line,
      doc: productDocument(line),
      isRecommended,
      prices: pricesOf(branch, product, sku, demo, fairId),
    };
  });
};
