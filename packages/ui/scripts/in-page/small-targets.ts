import { describeElement } from './describe';

/** The least a thumb needs, in px. */
const LEAST = 44;
const TOLERANCE = 0.5;

const INTERACTIVE =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=checkbox], [role=option], [role=menuitem], [role=tab], [role=switch], [role=radio]';

/** A link within running text is as large as its line (WCAG 2.5.8, exception "inline"). */
const isInline = (element: Element): boolean => {
  if (getComputedStyle(element).display !== 'inline') return false;
  const around = element.parentElement?.textContent.trim() ?? '';
  return around.length > element.textContent.trim().length;
};

/** The element and what passes its presses on: a label, or the wrapping control. */
const partsOf = (element: Element): readonly Element[] => {
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  return [element, ...labels];
};

/** How far the target reaches from its middle, told by where a press would land. */
const reaches = (element: Element, horizontally: boolean): boolean => {
  element.scrollIntoView({ block: 'center', inline: 'nearest' });
  const parts = partsOf(element);
  const { left, top, width, height } = element.getBoundingClientRect();
  const lands = (x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && parts.some((part) => part.contains(hit));
  };
  const middle = { x: left + width / 2, y: top + height / 2 };
  let reach = 0;
  for (const sign of [-1, 1]) {
    let step = 0;
    while (
      step < LEAST &&
      lands(middle.x + (horizontally ? sign * step : 0), middle.y + (horizontally ? 0 : sign * step))
    ) {
      step += 1;
    }
    reach += step;
  }
  return reach >= LEAST - 1;
};

/** The hairline round a control belongs to the field inside: its outer edge counts. */
const outerBox = (element: Element): DOMRect => {
  const box = element.getBoundingClientRect();
  const around = element.parentElement?.getBoundingClientRect();
  if (!around) return box;
  const hairline = (outer: number, inner: number): boolean => outer > inner && outer - inner <= 4;
  return new DOMRect(
    box.x,
    box.y,
    hairline(around.width, box.width) ? around.width : box.width,
    hairline(around.height, box.height) ? around.height : box.height,
  );
};

/** What is behind an open dialog cannot be pressed at all. */
const isBehind = (element: Element): boolean => {
  const dialog = [...document.querySelectorAll(':modal, [role=dialog][aria-modal=true]')].at(-1);
  return dialog !== undefined && !dialog.contains(element);
};

/** What a thumb would miss. */
export const smallTargets = (): readonly string[] => {
  const before = { x: window.scrollX, y: window.scrollY };
  const faults = [...document.querySelectorAll(INTERACTIVE)].flatMap((element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
    // What the keyboard passes by, such as the steps of an amount, a thumb presses all the same.
    if (element.matches(':disabled, [aria-hidden=true], [aria-hidden=true] *') || isInline(element))
      return [];
    if (isBehind(element)) return [];
    const { width, height } = outerBox(element);
    if (width <= 1 || height <= 1) return [];
    const narrow = width < LEAST - TOLERANCE && !reaches(element, true);
    const low = height < LEAST - TOLERANCE && !reaches(element, false);
    if (!narrow && !low) return [];
    return [`small target: ${Math.round(width)} × ${Math.round(height)} ${describeElement(element)}`];
  });
  window.scrollTo(before.x, before.y);
  return faults;
};
