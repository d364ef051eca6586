import { expect, userEvent } from 'storybook/test';

/** More stops than any story has; whoever needs more presses is not reached. */
const MOST_PRESSES = 60;

/** Presses Tab, or Shift and Tab, until an element has the focus; fails if that never happens. */
export const reachByTab = async (
  element: HTMLElement,
  { back = false }: { readonly back?: boolean } = {},
): Promise<void> => {
  for (let press = 0; press < MOST_PRESSES && document.activeElement !== element; press += 1)
    await userEvent.tab({ shift: back });
  await expect(element).toHaveFocus();
};
