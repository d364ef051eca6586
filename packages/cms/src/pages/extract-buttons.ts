import type { ContentBlock, ContentLink } from '@gastroshop/api-contract';

/** The buttons that belong to a stage, and the blocks below it. */
export interface HeroButtons {
  readonly buttons: readonly ContentLink[];
  readonly blocks: readonly ContentBlock[];
}

/** Buttons that follow a stage at once stand on it; in another language than their page they stay below, with its mark. */
export const extractButtons = (blocks: readonly ContentBlock[]): HeroButtons => {
  const [first, ...others] = blocks;
  return first?.kind === 'buttonBlocks' && first.lang === undefined
    ? { buttons: first.buttons, blocks: others }
    : { buttons: [], blocks };
};
