import { describeElement } from './describe';
import { isVisuallyHidden } from './visible-texts';

const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, [role=dialog]';

/** What scrolls sideways brings into view what lies outside of it. */
const isScrolledTo = (element: Element): boolean => {
  for (let node = element.parentElement; node && node !== document.body; node = node.parentElement) {
    if (['auto', 'scroll'].includes(getComputedStyle(node).overflowX) && node.scrollWidth > node.clientWidth)
      return true;
  }
  return false;
};

/** Controls and dialogs of which a part lies beyond the sides of the page. */
export const cutControls = (): readonly string[] =>
  [...document.querySelectorAll(CONTROLS)].flatMap((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    if (width <= 1 || (left >= -1 && right <= window.innerWidth + 1)) return [];
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
    if (isVisuallyHidden(element) || isScrolledTo(element)) return [];
    return [`cut off: ${describeElement(element)}`];
  });
