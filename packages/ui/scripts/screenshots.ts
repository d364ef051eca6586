import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DEFAULT_THEME } from '../src/theme-data';
import { inParallel } from './stories/in-parallel';
import { sheetsOf } from './stories/sheets-of';
import type { StoryVariant } from './stories/story-page';
import { captureStory, type StoryShots } from './stories/story-screenshots';
import { withStorybook } from './stories/with-storybook';
import { writeSheet } from './stories/write-sheet';

/**
 * Writes contact sheets of the built Storybook to .reports/shots: each story at three widths, German in light and
 * English in dark, with --all in every combination. Usage: shots [--only <part of a title>] [--all] [--keep] [--theme <key>]
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    all: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    theme: { type: 'string', default: DEFAULT_THEME },
    width: { type: 'string', multiple: true, default: ['390', '1024', '1440'] },
  },
});

const FOLDER = '.reports/shots';
const SCALE = 0.5;
const widths = values.width.map(Number);
const twoLooks: readonly StoryVariant[] = [
  { locale: 'de-AT', scheme: 'light' },
  { locale: 'en-GB', scheme: 'dark' },
];
const looks = values.all
  ? [...twoLooks, { locale: 'de-AT', scheme: 'dark' } as const, { locale: 'en-GB', scheme: 'light' } as const]
  : twoLooks;

const slug = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

if (!values.keep) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });

await withStorybook(values.only, async ({ browser, stories, open }) => {
  const written: string[] = [];
  const paper = await browser.newPage();
  for (const look of looks) {
    const pages = await open({ ...look, theme: values.theme });
    const shots: StoryShots[] = [];
    await inParallel(stories, pages, async (story, page) => {
      shots.push(await captureStory(story, page, widths));
    });
    const inOrder = stories.flatMap(({ id }) => shots.filter(({ story }) => story.id === id));
    const roomOf = ({ story }: StoryShots): string => story.title.split('/')[0] ?? '';
    for (const room of new Set(inOrder.map(roomOf))) {
      const all = inOrder.filter((each) => roomOf(each) === room);
      for (const [index, few] of sheetsOf(all, SCALE).entries()) {
        const name = `${values.theme === DEFAULT_THEME ? '' : `${values.theme}-`}${slug(room)}-${look.locale}-${look.scheme}-${index + 1}`;
        const title = `${room} · ${values.theme} · ${look.locale} · ${look.scheme} · ${widths.join(', ')} px`;
        await writeSheet(paper, `${FOLDER}/${name}.png`, few, { title, widths, scale: SCALE });
        written.push(name);
      }
    }
    await Promise.all(pages.map(({ page }) => page.close()));
  }
  const links = written.map((name) => `<li><a href="${name}.png">${name}</a></li>`).join('');
  writeFileSync(`${FOLDER}/index.html`, `<!doctype html><title>Contact sheets</title><ul>${links}</ul>`);
  process.stdout.write(`${written.length} contact sheets of ${stories.length} stories in ${FOLDER}\n`);
});
