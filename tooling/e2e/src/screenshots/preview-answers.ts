import type { Page } from '@playwright/test';

const LIVE = /\/cms\/cms-preview\/live\?/;
const DRAFT = /\/cms\/cms-preview\?/;
const LANGUAGES = ['de-AT', 'en-GB'] as const;
const HOUR_MS = 3_600_000;
const ID = 'faulty';

/** What is told of a draft that says something else than the shop, with a block nobody knows and one that is faulty. */
const change = {
  uuid: '00000000-0000-4000-8000-000000000003',
  fullSlug: 'ueber-uns',
  version: 3,
  state: 'DRAFT',
  writtenAt: new Date(Date.now() - HOUR_MS).toISOString(),
  validity: {},
  isForSignedIn: false,
  path: '/page/ueber-uns',
  languages: LANGUAGES,
  shown: {
    uuid: '00000000-0000-4000-8000-000000000003',
    version: 2,
    writtenAt: new Date(Date.now() - 90 * HOUR_MS).toISOString(),
  },
  faults: LANGUAGES.flatMap((lang) => [
    { lang, index: 0, blockKind: 'snowfall', problem: 'UNKNOWN_KIND', fields: [] },
    {
      lang,
      index: 2,
      blockKind: 'galleryBlock',
      problem: 'WRONG_SHAPE',
      fields: ['images.0.url', 'images.1.altText'],
    },
  ]),
  differences: LANGUAGES.flatMap((lang) => [
    { lang, part: 'META', change: 'CHANGED' },
    { lang, part: 'INTRO', change: 'ADDED' },
    { lang, part: 'BLOCK', change: 'REMOVED', index: 1, blockKind: 'textBlock' },
    { lang, part: 'ORDER', change: 'CHANGED' },
  ]),
};

/** Shows the draft as one with blocks that are left out of it. The store takes none: they come from elsewhere or of old. */
export const showFaultyDraft = async (page: Page): Promise<void> => {
  await page.route(LIVE, async (route) => {
    // Word of further changes is waited for and never comes.
    if (route.request().headers()['last-event-id'] === ID) return;
    await route.fulfill({
      contentType: 'text/event-stream',
      body: `id: ${ID}\ndata: ${JSON.stringify(change)}\n\n`,
    });
  });
  await page.reload();
};

/** Shows the draft with a block that is not shown yet, and one that has no English. */
export const showUnfinishedDraft = async (page: Page): Promise<void> => {
  await page.route(DRAFT, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text())
      .replace('"kind":"timeLineBlock"', '"validity":{"validFrom":"2031-12-24"},$&')
      .replace('"kind":"galleryBlock"', '"lang":"de-AT",$&');
    return route.fulfill({ response: answer, body });
  });
  await page.reload();
};
