import { parseArgs } from 'node:util';
import { bundleInPage } from '../../../../packages/ui/scripts/stories/bundle-in-page';
import { createIssueList } from '../../../../packages/ui/scripts/stories/issue-list';
import { inParallel } from '../../../../packages/ui/scripts/stories/in-parallel';
import { lookAtScene } from './look-at-scene';
import { routesWithoutScene } from './routes-without-scene';
import type { ScreenState } from './screen-state';
import { sceneTimes } from './scene-times';
import { screenStates } from './scenes';
import { isShownAt } from './shown-at';
import { originOf, type Visitors } from './visitors';
import { withShop } from './with-shop';
import { NotWithinError } from './within';

/**
 * Looks at every scene of the built shop: axe (WCAG 2.2 A and AA) in both schemes on a phone and a large screen, and
 * the layout, also with all texts 40 % longer; and whether every page of the apps has a scene. How long each look takes
 * is written to .reports/route-times.json. Usage: check-routes [--only <part of a name>] [--skip-axe] [--by-turns: each
 * scene at one of the widths] [--port <of a shop that runs>]
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
const started = performance.now();
const inPage = await bundleInPage();
const faults = createIssueList();
const times = sceneTimes();

/** The pages are the same whatever the articles. */
const ANY = { normal: '1', weighed: '1', wine: '1', removed: '1', soon: '1' };
for (const pattern of routesWithoutScene(screenStates(ANY)))
  faults.add(pattern, ['no scene begins at this page: add one to the scenes']);

await withShop({ only: values.only, port: values.port }, async ({ port, scenes, hands }) => {
  /** Browsers come to a stand now and then; what does so again in another one is the scene's fault. */
  const check = async (
    scene: ScreenState,
    width: number,
    visitors: Visitors,
    attempt: 'first' | 'last' = 'first',
  ): Promise<void> => {
    const shown = await visitors.open(scene, { locale: 'de-AT', scheme: 'light' }, width);
    const found: [place: string, words: readonly string[]][] = [];
    const options = {
      width,
      origin: originOf(scene, port),
      inPage,
      withAxe: !values['skip-axe'],
      note: (place: string, words: readonly string[]) => {
        found.push([place, words]);
      },
    };
    try {
      await lookAtScene(shown, scene, options);
      await shown.close();
    } catch (error) {
      const stands = error instanceof NotWithinError;
      await (stands ? shown.abandon(error) : shown.close());
      if (stands && attempt === 'first') {
        await check(scene, width, visitors, 'last');
        return;
      }
      found.push(['', [`does not show: ${String(error).slice(0, 300)}`]]);
    }
    for (const [place, words] of found) faults.add(`${scene.name} · ${width}${place}`, words);
  };
  const tasks = scenes.flatMap((scene, index) => {
    const shown = WIDTHS.filter((width) => isShownAt(scene, width));
    const chosen = values['by-turns'] ? shown.filter((_, turn) => turn === index % shown.length) : shown;
    return chosen.map((width) => ({ scene, width }));
  });
  await inParallel(tasks, hands, async ({ scene, width }, visitors) => {
    const place = `${scene.name} · ${width}`;
    const checked = check(scene, width, visitors).catch((error: unknown) => {
      faults.add(place, [`does not open: ${String(error).slice(0, 300)}`]);
    });
    await times.measure(place, checked);
  });
  times.conclude('route-times');
  const seconds = Math.round((performance.now() - started) / 1000);
  faults.conclude(
    'route-checks',
    `${scenes.length} scenes in two schemes at ${WIDTHS.join(' and ')} px, ${seconds} s`,
  );
});
