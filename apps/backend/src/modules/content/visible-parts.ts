import type { ContentBlock, ContentPage, Promotion, Validity } from '@gastroshop/api-contract';
import { isValidAt } from './validity';

const isNow =
  (now: Date) =>
  ({ validity }: { readonly validity?: Validity | undefined }): boolean =>
    isValidAt(validity, now);

/** Promotions to be shown at a moment. */
export const promotionsAt = (promotions: readonly Promotion[], now: Date): readonly Promotion[] =>
  promotions.filter(isNow(now));

const blockAt = (block: ContentBlock, now: Date): ContentBlock | undefined => {
  if (!isValidAt(block.validity, now)) return undefined;
  if (block.kind === 'promotionBlock') return isValidAt(block.promotion.validity, now) ? block : undefined;
  // A flyer that is still to come is announced; one that is over is gone.
  if (block.kind === 'flyerTable')
    return {
      ...block,
      flyers: block.flyers.filter(({ validity }) => isValidAt({ validTo: validity?.validTo }, now)),
    };
  return block;
};

/** A page with the blocks that are to be shown at a moment. */
export const pageAt = (page: ContentPage, now: Date): ContentPage => ({
  ...page,
  blocks: page.blocks.flatMap((block) => blockAt(block, now) ?? []),
});
