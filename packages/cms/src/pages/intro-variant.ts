import type { IntroBlock } from '@gastroshop/api-contract';

/** How a page begins: with a stage over the whole width, words beside a picture, or words alone. */
export type IntroLook = 'hero' | 'split' | 'plain';

/** A picture at least this much wider than high is made for a stage. */
const STAGE = 2.2;

/** The look of an intro: the start page has a stage, and so has a page with a picture made for one. */
export const introVariant = ({ image }: IntroBlock, isStartPage: boolean): IntroLook => {
  if (isStartPage) return 'hero';
  if (image === undefined) return 'plain';
  const { width = 0, height = 1 } = image;
  return width / height >= STAGE ? 'hero' : 'split';
};
