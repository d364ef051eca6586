import { expect, userEvent, waitFor, within } from 'storybook/test';

/** More presses of Tab than any of these stories has controls, so that the focus goes round at least once. */
const PRESSES = 8;

/**
 * Plays what floats by keyboard alone in an `OverlayStory`: Enter opens it, the focus goes in, Tab and Shift with Tab
 * reach every control and stay inside, Escape closes it and brings the focus back to its opener.
 *
 * @param canvasElement where the story is drawn
 * @param name accessible name of what floats
 */
export const overlayByKeyboard = async (canvasElement: HTMLElement, name: string): Promise<void> => {
  const opener = within(canvasElement).getByRole('button', { name: 'Öffnen' });
  await userEvent.tab();
  await expect(opener).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const page = within(document.body);
  const dialog = await page.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toContainElement(document.querySelector<HTMLElement>(':focus')));
  const buttons = within(dialog).getAllByRole('button');
  for (const shift of [false, true]) {
    const reached = new Set<Element | null>();
    for (let press = 0; press < PRESSES; press += 1) {
      await userEvent.tab({ shift });
      await expect(dialog).toContainElement(document.querySelector<HTMLElement>(':focus'));
      reached.add(document.activeElement);
    }
    await expect(buttons.filter((button) => !reached.has(button))).toEqual([]);
  }
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
};
