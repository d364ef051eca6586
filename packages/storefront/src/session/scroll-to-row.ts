/** What sticks to the top of a phone's page, in pixels. */
const HEADER_PX = 92;

/**
 * Scrolls the page so that a row of a list of equal rows stands below the header.
 *
 * @param around element around the list
 * @param rows how many rows the list has, drawn or not
 */
export const scrollToRow = (around: HTMLElement, index: number, rows: number): void => {
  const list = around.querySelector('[role="rowgroup"]');
  if (list === null || rows === 0) return;
  const { top, height } = list.getBoundingClientRect();
  globalThis.scrollTo(0, globalThis.scrollY + top - HEADER_PX + (height / rows) * index);
};
