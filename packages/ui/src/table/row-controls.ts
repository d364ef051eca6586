const REACHABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled)';

/** Fields in which the arrow keys belong to the text or the choice. */
const KEEPS_ARROWS = 'input:not([type="checkbox"]), select, textarea';

/**
 * Moves the focus inside a row with Arrow Right and Arrow Left: from the row to its controls and back.
 *
 * @returns whether the key was used
 */
export const moveInRow = (key: string, row: HTMLElement, target: Element): boolean => {
  if ((key !== 'ArrowRight' && key !== 'ArrowLeft') || target.matches(KEEPS_ARROWS)) return false;
  const stops = [row, ...row.querySelectorAll<HTMLElement>(REACHABLE)];
  const at = stops.findIndex((stop) => stop === target);
  const next = stops[at + (key === 'ArrowRight' ? 1 : -1)];
  if (next === undefined) return false;
  next.focus();
  return true;
};
