import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import type { AxeResults } from 'axe-core';
import { createIssueList } from './stories/issue-list';
import { inParallel } from './stories/in-parallel';
import type { StoryEntry } from './stories/story-list';
import type { StoryVariant, StoryPage } from './stories/story-page';
import { withStorybook } from './stories/with-storybook';

/**
 * Goes through every story of the built Storybook: its interactions (`play`), axe (WCAG 2.2 A and AA) in both schemes,
 * and the layout at three widths, also with all texts 40 % longer.
 * Usage: check-stories [--only <part of a title>] [--skip-axe]
 */
const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, 'skip-axe': { type: 'boolean', default: false } },
});

const PHONE = 390;
const DESKTOP = 1440;
const WIDTHS = [DESKTOP, 1024, PHONE] as const;

interface CheckedLook extends StoryVariant {
  /** The widths axe looks at. */
  readonly axeWidths: readonly number[];
}

const LOOKS: readonly CheckedLook[] = [
  { locale: 'de-AT', scheme: 'light', axeWidths: [PHONE, DESKTOP] },
  { locale: 'en-GB', scheme: 'dark', axeWidths: [DESKTOP] },
];
const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const faults = createIssueList();

const checkAxe = async ({ page }: StoryPage, place: string): Promise<void> => {
  // The page stays from story to story, and axe in it.
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.addScriptTag({ path: axePath });
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document.body, {
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    })`,
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

const checkWidths = async (
  storyPage: StoryPage,
  place: string,
  widths: readonly number[],
  axeWidths: readonly number[] = [],
): Promise<void> => {
  const { page, resize } = storyPage;
  for (const width of widths) {
    await resize(width);
    if (axeWidths.includes(width)) await checkAxe(storyPage, `${place} · ${width}`);
    const found = await page.evaluate((thumbs) => window.storyChecks.checkLayout(thumbs), width <= 960);
    faults.add(`${place} · ${width}`, found);
  }
};

const checkStory = async (
  story: StoryEntry,
  page: StoryPage,
  { locale, scheme, axeWidths }: CheckedLook,
): Promise<void> => {
  const place = `${story.title} / ${story.name} · ${locale} · ${scheme}`;
  const failure = await page.show(story, DESKTOP);
  if (failure?.inPlay === false) {
    faults.add(place, [`does not render: ${failure.words}`]);
    return;
  }
  // Interactions name things in German; they are tested in that language alone.
  if (failure && locale === 'de-AT') faults.add(place, [`interaction fails: ${failure.words}`]);
  await checkWidths(page, place, WIDTHS, values['skip-axe'] ? [] : axeWidths);
  await page.page.evaluate(() => {
    window.storyChecks.lengthenPage();
  });
  // Back again from where the first round ended: a change of width is what takes the time.
  await checkWidths(page, `${place} · lengthened`, WIDTHS.toReversed());
};

await withStorybook(values.only, async ({ stories, open }) => {
  for (const look of LOOKS) {
    const pages = await open(look);
    await inParallel(stories, pages, (story, page) => checkStory(story, page, look));
    await Promise.all(pages.map(({ page }) => page.close()));
  }
  const isClean = faults.conclude(
    'story-checks',
    `${stories.length} stories in ${LOOKS.length} looks at ${WIDTHS.length} widths`,
  );
  // Counted by the whole run as the tests of other runners are.
  const checked = stories.length * LOOKS.length;
  if (isClean && values.only === '')
    writeFileSync('.reports/stories.json', JSON.stringify({ numPassedTests: checked, numFailedTests: 0 }));
});
