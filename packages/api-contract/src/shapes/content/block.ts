import { z } from 'zod';
import { component, type Shape } from '../component';
import {
  type FeaturedProductsBlock,
  featuredProductsBlockShape,
  type FlyerTableBlock,
  flyerTableBlockShape,
  type PromotionBlock,
  promotionBlockShape,
} from './block-article';
import {
  type ContactBlock,
  contactBlockShape,
  type CrmFormBlock,
  crmFormBlockShape,
  type FormBlock,
  formBlockShape,
} from './block-dialogue';
import {
  type EventsBlock,
  eventsBlockShape,
  type FutureEventBlock,
  futureEventBlockShape,
} from './block-event';
import {
  type ButtonBlock,
  buttonBlockShape,
  type CircleLinksBlock,
  circleLinksBlockShape,
  type LinkTilesBlock,
  linkTilesBlockShape,
  type RecommendedPartnerBlock,
  recommendedPartnerBlockShape,
  type TeaserTilesBlock,
  teaserTilesBlockShape,
} from './block-link';
import {
  type GalleryBlock,
  galleryBlockShape,
  type ImageBlock,
  imageBlockShape,
  type TeaserBlock,
  teaserBlockShape,
  type VideoBlock,
  videoBlockShape,
} from './block-media';
import {
  type FeatureBlock,
  featureBlockShape,
  type HeadingBlock,
  headingBlockShape,
  type NumberDataBlock,
  numberDataBlockShape,
  type TextBlock,
  textBlockShape,
  type TimeLineBlock,
  timeLineBlockShape,
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

export const contentBlock: Shape<ContentBlock> = component(
  'ContentBlock',
  z
    .discriminatedUnion('kind', [
      circleLinksBlockShape,
      futureEventBlockShape,
      eventsBlockShape,
      featureBlockShape,
      teaserTilesBlockShape,
      textBlockShape,
      buttonBlockShape,
      featuredProductsBlockShape,
      flyerTableBlockShape,
      galleryBlockShape,
      headingBlockShape,
      imageBlockShape,
      linkTilesBlockShape,
      numberDataBlockShape,
      promotionBlockShape,
      recommendedPartnerBlockShape,
      teaserBlockShape,
      timeLineBlockShape,
      videoBlockShape,
      formBlockShape,
      contactBlockShape,
      crmFormBlockShape,
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
