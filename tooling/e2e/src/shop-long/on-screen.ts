import type { Page, PlaywrightTestOptions } from '@playwright/test';

/** The screen of a project. */
export type Screen = Pick<PlaywrightTestOptions, 'viewport' | 'isMobile' | 'hasTouch'>;

/** Gives a page of a browser that was started by hand the screen of the project: its size, and fingers on phones. */
export const onScreen = async (page: Page, { viewport, isMobile, hasTouch }: Screen): Promise<void> => {
  if (viewport === null) throw new Error('The project has no screen');
  await page.setViewportSize(viewport);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setDeviceMetricsOverride', {
    ...viewport,
    mobile: isMobile,
    deviceScaleFactor: 1,
  });
  await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch });
};
