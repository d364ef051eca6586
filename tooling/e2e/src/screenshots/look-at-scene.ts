import type { RunOnly } from 'axe-core';
// Declares what the bundle puts into the page.
import type {} from '../../../../packages/ui/scripts/in-page/index';
import { violationsOn } from '../page/axe';
import { WCAG } from '../page/wcag';
import { changeAtOnce } from './change-at-once';
import { faultWords } from './fault-words';
import type { ScreenState } from './screen-state';
import type { ScenePage } from './scene-page';
import { WIDEST_PHONE } from './shown-at';
import { showScene } from './show-scene';
import { within } from './within';

/** What a look takes. */
export interface LookOptions {
  readonly width: number;
  /** Where the scene's shop is served. */
  readonly origin: string;
  /** The code that looks from within the page. */
  readonly inPage: string;
  readonly withAxe: boolean;
  /** Is told what is at fault and where: " · dark", " · lengthened"; an empty place stands for the scene itself. */
  readonly note: (place: string, faults: readonly string[]) => void;
}

/** Longest look at a scene, in milliseconds: a page that has come to a stand answers nothing any more. */
const LONGEST_MS = 180_000;

/** What differs between the schemes: nothing of the page but its colours. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** The app has changed to dark; where it could not start, and on pages of the backend, the browser has. */
const DARK = 'html:is([data-mantine-color-scheme="dark"], :has(.shell-message), :not(:has(#root)))';

/**
 * Looks at a scene: axe in both schemes, and the layout, also with all texts 40 % longer.
 *
 * @throws NotWithinError when the page has come to a stand
 * @throws Error when the page does not show the scene
 */
export const lookAtScene = async (
  shown: ScenePage,
  scene: ScreenState,
  { width, origin, inPage, withAxe, note }: LookOptions,
): Promise<void> => {
  const { page, quiet } = shown;
  page.on('pageerror', (error) => {
    note('', [`script: ${error.message}`]);
  });
  const checkLayout = async (place: string): Promise<void> => {
    const thumbs = width <= WIDEST_PHONE;
    note(place, await page.evaluate((on) => window.storyChecks.checkLayout(on), thumbs));
  };
  const checkAxe = async (place: string, rules: readonly string[] = []): Promise<void> => {
    if (!withAxe) return;
    const runOnly: RunOnly =
      rules.length > 0 ? { type: 'rule', values: [...rules] } : { type: 'tag', values: [...WCAG] };
    note(place, faultWords(await violationsOn(page, { resultTypes: ['violations'], runOnly })));
  };
  const look = async (): Promise<void> => {
    await page.addInitScript(inPage);
    await showScene(shown, scene, origin);
    await checkAxe(' · light');
    await page.evaluate(changeAtOnce);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator(DARK).waitFor();
    await quiet();
    await checkAxe(' · dark', OF_COLOUR);
    await checkLayout('');
    await page.evaluate(() => {
      window.storyChecks.lengthenPage();
    });
    await checkLayout(' · lengthened');
  };
  await within(LONGEST_MS, 'the look at it', look());
};
