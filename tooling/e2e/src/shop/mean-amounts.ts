import type { BrowserContext } from '@playwright/test';

/**
 * Lets whoever uses a browser mean what is typed: Enter on an amount far above the usual leads to the answer "Yes", which
 * is taken as soon as it has the focus, as a second Enter would. Journeys that are about that question go without.
 */
export const meanAmounts = (context: BrowserContext): Promise<void> =>
  context
    .addInitScript(() => {
      addEventListener('focusin', ({ target }) => {
        if (target instanceof HTMLButtonElement && /^(?:Ja|Yes), [\d.]+$/.test(target.textContent))
          target.click();
      });
    })
    .then(() => undefined);
