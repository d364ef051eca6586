import type { ContentBlock } from '@gastroshop/api-contract';
import type { ComponentType, ReactNode } from 'react';
import { lazyBlock } from '../later';
import type { BlockKind, BlockOf, BlockProps } from './block-props';
import { ButtonBlock } from './button-block';
import { CircleLinksBlock } from './circle-links-block';
import { EventsBlock } from './events-block';
import { FeaturedProductsBlock } from './featured-products-block';
import { HeadingBlock } from './heading-block';
import { LinkTilesBlock } from './link-tiles-block';
import { NumberDataBlock } from './number-data-block';
import { TeaserBlock } from './teaser-block';
import { TeaserTilesBlock } from './teaser-tiles-block';
import { TextBlock } from './text-block';

// What start pages seldom have comes with the first page that has it.
const ContactBlock = lazyBlock(async () => (await import('./contact-block')).ContactBlock);
const CrmFormBlock = lazyBlock(async () => (await import('./crm-form-block')).CrmFormBlock);
const FeatureBlock = lazyBlock(async () => (await import('./feature-block')).FeatureBlock);
const FlyerTableBlock = lazyBlock(async () => (await import('./flyer-table-block')).FlyerTableBlock);
const FormBlock = lazyBlock(async () => (await import('./form-block')).FormBlock);
const FutureEventBlock = lazyBlock(async () => (await import('./future-event-block')).FutureEventBlock);
const GalleryBlock = lazyBlock(async () => (await import('./gallery-block')).GalleryBlock);
const ImageBlock = lazyBlock(async () => (await import('./image-block')).ImageBlock);
const PromotionBlock = lazyBlock(async () => (await import('./promotion-block')).PromotionBlock);
const RecommendedPartnerBlock = lazyBlock(
  async () => (await import('./recommended-partner-block')).RecommendedPartnerBlock,
);
const TimeLineBlock = lazyBlock(async () => (await import('./time-line-block')).TimeLineBlock);
const VideoBlock = lazyBlock(async () => (await import('./video-block')).VideoBlock);

/** Draws a block of its kind. */
export type RenderBlock = (block: ContentBlock, eager: boolean) => ReactNode;

const isOf = <Kind extends BlockKind>(block: ContentBlock, kind: Kind): block is BlockOf<Kind> =>
  block.kind === kind;

const drawn =
  <Kind extends BlockKind>(kind: Kind, Block: ComponentType<BlockProps<Kind>>): RenderBlock =>
  (block, eager) =>
    isOf(block, kind) ? <Block block={block} eager={eager} /> : null;

/** Every kind of block by its name on the wire (CMS-1). */
export const blockRegistry: Readonly<Record<BlockKind, RenderBlock>> = {
  circleLinks: drawn('circleLinks', CircleLinksBlock),
  futureEvent: drawn('futureEvent', FutureEventBlock),
  eventsBlock: drawn('eventsBlock', EventsBlock),
  featureBlocks: drawn('featureBlocks', FeatureBlock),
  teaserTiles: drawn('teaserTiles', TeaserTilesBlock),
  textBlock: drawn('textBlock', TextBlock),
  buttonBlocks: drawn('buttonBlocks', ButtonBlock),
  featuredProducts: drawn('featuredProducts', FeaturedProductsBlock),
  flyerTable: drawn('flyerTable', FlyerTableBlock),
  galleryBlock: drawn('galleryBlock', GalleryBlock),
  heading: drawn('heading', HeadingBlock),
  imageBlock: drawn('imageBlock', ImageBlock),
  linkTiles: drawn('linkTiles', LinkTilesBlock),
  numberDataBlocks: drawn('numberDataBlocks', NumberDataBlock),
  promotionBlock: drawn('promotionBlock', PromotionBlock),
  recommendedPartnerBlock: drawn('recommendedPartnerBlock', RecommendedPartnerBlock),
  teaserBlock: drawn('teaserBlock', TeaserBlock),
  timeLineBlock: drawn('timeLineBlock', TimeLineBlock),
  video: drawn('video', VideoBlock),
  formBlock: drawn('formBlock', FormBlock),
  contact: drawn('contact', ContactBlock),
  crmForm: drawn('crmForm', CrmFormBlock),
};

/** Whether there is a component for a kind of block; newer servers may know more kinds. */
export const isBlockKind = (kind: string): kind is BlockKind => Object.hasOwn(blockRegistry, kind);
