import { clippedTexts } from './clipped-texts';
import { cutControls } from './overflowing-controls';
import { describeElement } from './describe';
import { overlappingTexts } from './overlapping-texts';
import { smallTargets } from './small-targets';
import { visibleTexts } from './visible-texts';

const overflow = (): readonly string[] => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth + 1) return [];
  const widest = [...document.body.querySelectorAll('*')].reduce<Element | undefined>(
    (found, element) =>
      element.getBoundingClientRect().right > (found?.getBoundingClientRect().right ?? clientWidth)
        ? element
        : found,
    undefined,
  );
  return [`overflow: ${scrollWidth} px in ${clientWidth}${widest ? ` by ${describeElement(widest)}` : ''}`];
};

/**
 * What is wrong with the layout of the page as it stands.
 *
 * @param thumbs whether it is operated by thumbs, and targets must be at least 44 px
 */
export const checkLayout = (thumbs: boolean): readonly string[] => {
  const texts = visibleTexts();
  return [
    ...new Set([
      ...overflow(),
      ...clippedTexts(texts),
      ...overlappingTexts(texts),
      ...cutControls(),
      ...(thumbs ? smallTargets() : []),
    ]),
  ];
};
