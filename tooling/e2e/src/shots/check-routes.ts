import { AxeBuilder } from '@axe-core/playwright';
import { parseArgs } from 'node:util';
// Declares what the bundle puts into the page.
import type {} from '../../../../packages/ui/scripts/in-page/index';
import { bundleInPage } from '../../../../packages/ui/scripts/stories/bundle-in-page';
import { faultList } from '../../../../packages/ui/scripts/stories/fault-list';
import { inParallel } from '../../../../packages/ui/scripts/stories/in-parallel';
import { WCAG } from '../page/wcag';
import { coloursArrived } from './colours-arrived';
import { faultWords } from './fault-words';
import type { Scene } from './scene';
import { isShownAt } from './shown-at';
import { showScene } from './show-scene';
import { originOf, type Visitors } from './visitors';
import { withShop } from './with-shop';
import { within } from './within';

/**
 * Looks at every scene of the built shop: axe (WCAG 2.2 A and AA) in both schemes on a phone and a large screen, and
 * the layout, also with all texts 40 % longer. Usage: check-routes [--only <part of a name>] [--skip-axe]
 * [--by-turns: each scene at one of the widths] [--port <of a shop that runs>]
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    port: { type: 'string', default: '' },
    'skip-axe': { type: 'boolean', default: false },
    'by-turns': { type: 'boolean', default: false },
  },
});

const WIDTHS = [390, 1440] as const;
/** Longest look at a scene, in milliseconds: a page that has come to a stand answers nothing any more. */
const LONGEST_MS = 180_000;
/** What differs between the schemes: nothing of the page but its colours. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];
const started = performance.now();
const inPage = await bundleInPage();
const faults = faultList();

await withShop({ only: values.only, port: values.port }, async ({ port, scenes, hands }) => {
  const check = async (scene: Scene, width: number, visitors: Visitors): Promise<void> => {
    const place = `${scene.name} · ${width}`;
    const shown = await visitors.open(scene, { locale: 'de-AT', scheme: 'light' }, width);
    const { page, quiet } = shown;
    page.on('pageerror', (error) => {
      faults.add(place, [`script: ${error.message}`]);
    });
    await page.addInitScript(inPage);
    const checkLayout = async (words: string): Promise<void> => {
      const found = await page.evaluate((thumbs) => window.storyChecks.checkLayout(thumbs), width <= 960);
      faults.add(`${place}${words}`, found);
    };
    const checkAxe = async (words: string, rules: readonly string[] = []): Promise<void> => {
      if (values['skip-axe']) return;
      const axe = new AxeBuilder({ page }).setLegacyMode();
      const chosen = rules.length > 0 ? axe.withRules([...rules]) : axe.withTags([...WCAG]);
      const { violations } = await chosen.analyze();
      faults.add(`${place}${words}`, faultWords(violations));
    };
    const look = async (): Promise<void> => {
      await showScene(shown, scene, originOf(scene, port));
      await checkAxe(' · light');
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.locator('html[data-mantine-color-scheme="dark"]').waitFor();
      await quiet();
      await page.evaluate(coloursArrived);
      await checkAxe(' · dark', OF_COLOUR);
      await checkLayout('');
      await page.evaluate(() => {
        window.storyChecks.lengthenPage();
      });
      await checkLayout(' · lengthened');
    };
    try {
      await within(LONGEST_MS, 'the look at it', look());
    } catch (error) {
      faults.add(place, [`does not show: ${String(error).slice(0, 300)}`]);
    } finally {
      await shown.close();
    }
  };
  const tasks = scenes.flatMap((scene, index) => {
    const shown = WIDTHS.filter((width) => isShownAt(scene, width));
    const chosen = values['by-turns'] ? shown.filter((_, turn) => turn === index % shown.length) : shown;
    return chosen.map((width) => ({ scene, width }));
  });
  await inParallel(tasks, hands, async ({ scene, width }, visitors) => {
    await check(scene, width, visitors).catch((error: unknown) => {
      faults.add(`${scene.name} · ${width}`, [`does not open: ${String(error).slice(0, 300)}`]);
    });
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  faults.conclude(
    'route-checks',
    `${scenes.length} scenes in two schemes at ${WIDTHS.join(' and ')} px, ${seconds} s`,
  );
});
