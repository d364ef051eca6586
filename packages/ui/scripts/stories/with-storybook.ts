import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from 'playwright';
import { launchOptions } from '../chromium.js';
import { bundleInPage } from './bundle-in-page';
import { serveStatic } from './serve-static';
import { storyList, type StoryEntry } from './story-list';
import { openStoryPage, type StoryVariant, type StoryPage } from './story-page';

/** A running Storybook and the browser to look at it. */
export interface Storybook {
  readonly browser: Browser;
  readonly stories: readonly StoryEntry[];
  /** Opens as many pages as there are hands. */
  readonly open: (look: StoryVariant) => Promise<readonly StoryPage[]>;
}

const HANDS = 2;

/** Serves the built Storybook, runs a task with it, and puts everything away. */
export const withStorybook = async (
  word: string,
  task: (storybook: Storybook) => Promise<void>,
): Promise<void> => {
  const folder = fileURLToPath(new URL('../../storybook-static', import.meta.url));
  if (!existsSync(`${folder}/index.json`)) throw new Error('Build the Storybook first: pnpm storybook:build');
  const stories = storyList(folder, word);
  if (stories.length === 0) throw new Error(`No story has „${word}“ in its title`);
  const script = await bundleInPage();
  const server = await serveStatic(folder);
  const browser = await chromium.launch(launchOptions);
  try {
    await task({
      browser,
      stories,
      open: (look) =>
        Promise.all(Array.from({ length: HANDS }, () => openStoryPage(browser, server.url, look, script))),
    });
  } finally {
    await browser.close();
    await server.close();
  }
};
