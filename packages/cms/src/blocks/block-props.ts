import type { ContentBlock } from '@gastroshop/api-contract';

/** The name of a kind of block. */
export type BlockKind = ContentBlock['kind'];

/** The block of a kind. */
export type BlockOf<Kind extends BlockKind> = Extract<ContentBlock, { readonly kind: Kind }>;

/** What the component of a block takes. */
export interface BlockProps<Kind extends BlockKind> {
  readonly block: BlockOf<Kind>;
  /** Stands above the fold: its first picture is loaded at once. */
  readonly eager?: boolean | undefined;
}
