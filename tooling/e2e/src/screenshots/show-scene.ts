import type { ScreenState } from './screen-state';
import type { ScenePage } from './scene-page';
import { waitForIdle } from './wait-for-idle';
import { within } from './within';

/** Longest way to a page in milliseconds: a browser that has come to a stand never arrives. */
const LONGEST_MS = 60_000;

/**
 * Goes to a scene and opens what it shows.
 *
 * @throws NotWithinError when the page has come to a stand
 */
export const showScene = async (shown: ScenePage, scene: ScreenState, origin: string): Promise<void> => {
  await within(LONGEST_MS, `going to ${scene.path}`, shown.page.goto(origin + scene.path, { timeout: 0 }));
  await waitForIdle(shown, scene.ready);
  if (scene.prepare === undefined) return;
  await scene.prepare(shown.page);
  await waitForIdle(shown, scene.ready);
};
