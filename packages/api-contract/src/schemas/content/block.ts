import { z } from 'zod';
import { registerComponent, type Schema } from '../register-component';
import {
  type FeaturedProductsBlock,
  featuredProductsBlockSchema,
  type FlyerTableBlock,
  flyerTableBlockSchema,
  type PromotionBlock,
  promotionBlockSchema,
} from './block-product';
import {
  type ContactBlock,
  contactBlockSchema,
  type CrmFormBlock,
  crmFormBlockSchema,
  type FormBlock,
  formBlockSchema,
} from './block-form';
import {
  type EventsBlock,
  eventsBlockSchema,
  type FutureEventBlock,
  futureEventBlockSchema,
} from './block-event';
import {
  type ButtonBlock,
  buttonBlockSchema,
  type CircleLinksBlock,
  circleLinksBlockSchema,
  type LinkTilesBlock,
  linkTilesBlockSchema,
  type RecommendedPartnerBlock,
  recommendedPartnerBlockSchema,
  type TeaserTilesBlock,
  teaserTilesBlockSchema,
} from './block-link';
import {
  type GalleryBlock,
  galleryBlockSchema,
  type ImageBlock,
  imageBlockSchema,
  type TeaserBlock,
  teaserBlockSchema,
  type VideoBlock,
  videoBlockSchema,
} from './block-media';
import {
  type FeatureBlock,
  featureBlockSchema,
  type HeadingBlock,
  headingBlockSchema,
  type NumberDataBlock,
  numberDataBlockSchema,
  type TextBlock,
  textBlockSchema,
  type TimeLineBlock,
  timeLineBlockSchema,
} from './block-text';

/** A part of a page, told apart by its kind (CMS-1). */
export type ContentBlock =
  | CircleLinksBlock
  | FutureEventBlock
  | EventsBlock
  | FeatureBlock
  | TeaserTilesBlock
  | TextBlock
  | ButtonBlock
  | FeaturedProductsBlock
  | FlyerTableBlock
  | GalleryBlock
  | HeadingBlock
  | ImageBlock
  | LinkTilesBlock
  | NumberDataBlock
  | PromotionBlock
  | RecommendedPartnerBlock
  | TeaserBlock
  | TimeLineBlock
  | VideoBlock
  | FormBlock
  | ContactBlock
  | CrmFormBlock;

export const contentBlockSchema: Schema<ContentBlock> = registerComponent(
  'ContentBlock',
  z
    .discriminatedUnion('kind', [
      circleLinksBlockSchema,
      futureEventBlockSchema,
      eventsBlockSchema,
      featureBlockSchema,
      teaserTilesBlockSchema,
      textBlockSchema,
      buttonBlockSchema,
      featuredProductsBlockSchema,
      flyerTableBlockSchema,
      galleryBlockSchema,
      headingBlockSchema,
      imageBlockSchema,
      linkTilesBlockSchema,
      numberDataBlockSchema,
      promotionBlockSchema,
      recommendedPartnerBlockSchema,
      teaserBlockSchema,
      timeLineBlockSchema,
      videoBlockSchema,
      formBlockSchema,
      contactBlockSchema,
      crmFormBlockSchema,
    ])
    .describe('A part of a page'),
);

/** Kinds of blocks (CMS-1). */
export const CONTENT_BLOCK_KINDS = [
  'circleLinks',
  'futureEvent',
  'eventsBlock',
  'featureBlocks',
  'teaserTiles',
  'textBlock',
  'buttonBlocks',
  'featuredProducts',
  'flyerTable',
  'galleryBlock',
  'heading',
  'imageBlock',
  'linkTiles',
  'numberDataBlocks',
  'promotionBlock',
  'recommendedPartnerBlock',
  'teaserBlock',
  'timeLineBlock',
  'video',
  'formBlock',
  'contact',
  'crmForm',
] as const satisfies readonly ContentBlock['kind'][];
