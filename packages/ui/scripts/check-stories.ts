import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import type { AxeResults } from 'axe-core';
import { faultList } from './stories/fault-list';
import { inParallel } from './stories/in-parallel';
import type { StoryEntry } from './stories/story-list';
import type { Look, StoryPage } from './stories/story-page';
import { withStorybook } from './stories/with-storybook';

/**
 * Looks at every story of the built Storybook: axe (WCAG 2.2 A and AA) in both schemes, and the layout at three
 * widths, also with all texts 40 % longer. Usage: check-stories [--only <part of a title>] [--skip-axe]
 *
 * Axe looks once in each scheme: light on a phone, since the stories' own tests run it in light on a desktop, and
 * dark on a desktop.
 */
const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, 'skip-axe': { type: 'boolean', default: false } },
});

const WIDTHS = [390, 1024, 1440] as const;

interface CheckedLook extends Look {
  /** The width axe looks at. */
  readonly axeWidth: (typeof WIDTHS)[number];
}

const LOOKS: readonly CheckedLook[] = [
  { locale: 'de-AT', scheme: 'light', axeWidth: 390 },
  { locale: 'en-GB', scheme: 'dark', axeWidth: 1440 },
];
const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const faults = faultList();

const checkAxe = async ({ page }: StoryPage, place: string): Promise<void> => {
  await page.addScriptTag({ path: axePath });
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })`,
  );
  faults.add(
    place,
    violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ html, failureSummary }) =>
          `axe ${id}: ${html.slice(0, 160)} ${failureSummary?.slice(0, 220) ?? ''}`,
      ),
    ),
  );
};

const checkWidths = async (storyPage: StoryPage, place: string, axeWidth?: number): Promise<void> => {
  const { page, resize } = storyPage;
  for (const width of WIDTHS) {
    await resize(width);
    if (width === axeWidth) await checkAxe(storyPage, `${place} · ${width}`);
    const found = await page.evaluate((thumbs) => window.storyChecks.checkLayout(thumbs), width <= 960);
    faults.add(`${place} · ${width}`, found);
  }
};

const checkStory = async (
  story: StoryEntry,
  page: StoryPage,
  { locale, scheme, axeWidth }: CheckedLook,
): Promise<void> => {
  const place = `${story.title} / ${story.name} · ${locale} · ${scheme}`;
  const failure = await page.show(story, 1440);
  if (failure?.inPlay === false) {
    faults.add(place, [`does not render: ${failure.words}`]);
    return;
  }
  // Interactions name things in German; they are tested in that language alone.
  if (failure && locale === 'de-AT') faults.add(place, [`interaction fails: ${failure.words}`]);
  await checkWidths(page, place, values['skip-axe'] ? undefined : axeWidth);
  await page.page.evaluate(() => {
    window.storyChecks.lengthenPage();
  });
  await checkWidths(page, `${place} · lengthened`);
};

await withStorybook(values.only, async ({ stories, open }) => {
  for (const look of LOOKS) {
    const pages = await open(look);
    await inParallel(stories, pages, (story, page) => checkStory(story, page, look));
    await Promise.all(pages.map(({ page }) => page.close()));
  }
  faults.conclude(
    'story-checks',
    `${stories.length} stories in ${LOOKS.length} looks at ${WIDTHS.length} widths`,
  );
});
