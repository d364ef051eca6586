import type { StoryEntry } from './story-list';
import type { StoryPage } from './story-page';

/** One story, pictured at several widths. */
export interface StoryShots {
  readonly story: StoryEntry;
  /** Pictures as data URLs, in the order of the widths. */
  readonly pictures: readonly string[];
  /** The height of the highest, in px. */
  readonly height: number;
  /** Why there are none. */
  readonly failure: string | undefined;
}

const MOST = 1600;

/** Where the story ends; what floats may reach below it. */
const contentHeight = (): number => {
  const floats = document.querySelector('[role=dialog], [role=listbox], [role=menu]') !== null;
  const bottom = document.querySelector('#storybook-root')?.getBoundingClientRect().bottom ?? 0;
  return Math.ceil(Math.max(bottom + window.scrollY + 16, floats ? 900 : 60));
};

/** Pictures a story at several widths; as high as it is, up to 1600 px. */
export const captureStory = async (
  story: StoryEntry,
  { page, show, resize }: StoryPage,
  widths: readonly number[],
): Promise<StoryShots> => {
  const failure = await show(story, 1440);
  if (failure?.inPlay === false) return { story, pictures: [], height: 0, failure: failure.words };
  const pictures: string[] = [];
  const heights: number[] = [];
  for (const width of widths) {
    await resize(width);
    const height = await page.evaluate(contentHeight);
    const clip = { x: 0, y: 0, width, height: Math.min(height, MOST) };
    const image = await page.screenshot({ clip, type: 'jpeg', quality: 72, fullPage: true });
    heights.push(clip.height);
    pictures.push(`data:image/jpeg;base64,${image.toString('base64')}`);
  }
  return { story, pictures, height: Math.max(...heights), failure: undefined };
};
