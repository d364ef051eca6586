import type { Browser, Page } from 'playwright';
import type { StoryFailure } from '../in-page/show-story';
import type { StoryEntry } from './story-list';

/** How stories are shown. */
export interface StoryVariant {
  readonly locale: 'de-AT' | 'en-GB';
  readonly scheme: 'light' | 'dark';
  /** Theme of the tenant; the default one if missing. */
  readonly theme?: string | undefined;
}

/** A page that shows one story after the other without loading anew. */
export interface StoryPage {
  readonly page: Page;
  /** Shows a story; answers what went wrong, if anything did. */
  readonly show: (story: StoryEntry, width: number) => Promise<StoryFailure | undefined>;
  /** Changes the width; resolves when the page has come to rest. */
  readonly resize: (width: number) => Promise<void>;
}

const HEIGHT = 900;

/** Opens the preview of a built Storybook in one language and scheme. */
export const openStoryPage = async (
  browser: Browser,
  url: string,
  { locale, scheme, theme = 'gastrofresh' }: StoryVariant,
  script: string,
): Promise<StoryPage> => {
  const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1440, height: HEIGHT } });
  await page.addInitScript(script);
  const load = async (): Promise<void> => {
    // No story yet: one that is still playing when the next is asked for makes the preview reload itself.
    await page.goto(`${url}/iframe.html?viewMode=story`);
    await page.waitForFunction(() => document.body.classList.contains('sb-show-nopreview'));
    await page.evaluate(
      (look) => {
        window.storyChecks.setLook(look.locale, look.scheme, look.theme);
      },
      { locale, scheme, theme },
    );
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
  };
  await load();
  const resize = async (width: number): Promise<void> => {
    if (page.viewportSize()?.width !== width) {
      await page.setViewportSize({ width, height: HEIGHT });
      // On a busy machine the page hears of its new width later than whoever set it, and its styles later still.
      await page.waitForFunction((wanted) => window.storyChecks.isStyledFor(wanted), width);
    }
    await page.evaluate(() => window.storyChecks.settle());
  };
  return {
    page,
    resize,
    show: async (story, width) => {
      if (page.viewportSize()?.width !== width) await resize(width);
      const failure = await page
        .evaluate((id) => window.storyChecks.showStory(id), story.id)
        .catch((error: unknown): StoryFailure => ({
          inPlay: false,
          words: `left the page: ${String(error)}`,
        }));
      // After a failure the preview is left as it fell; the next story starts from a fresh one.
      if (failure?.inPlay === false) await load();
      else await resize(width);
      return failure;
    },
  };
};
