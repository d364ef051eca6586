import type { Page } from '@playwright/test';
import { showFaultyDraft, showUnfinishedDraft } from './preview-answers';
import type { ScreenState } from './screen-state';

const EDITOR = 'az100007';
const at = (page: string): string => `/cms-preview/${page}`;

const COPY_LINK = /^(?:Link kopieren|Copy link)$/;

const openPages = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^(?:Seite wählen|Choose a page)$/ }).click();
  await page.getByRole('dialog').getByRole('link').first().waitFor();
};

const inFrame = (page: Page, text: RegExp) =>
  page.locator('iframe').first().contentFrame().getByText(text).first();

const showMarks = async (page: Page): Promise<void> => {
  await showUnfinishedDraft(page);
  await inFrame(page, /^(?:An diesem Tag nicht zu sehen|Not shown on this day): /).waitFor();
};

const showFaults = async (page: Page): Promise<void> => {
  await showFaultyDraft(page);
  await inFrame(page, /^(?:Unbekannter Baustein|Unknown block) /).waitFor();
};

const openFindings = async (page: Page): Promise<void> => {
  await showUnfinishedDraft(page);
  await showFaultyDraft(page);
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: /^\d+ (?:Hinweise?|notes?)$/ })
    .click();
  await page
    .getByRole('complementary', { name: /^(?:Hinweise|Notes)$/ })
    .getByRole('button')
    .first()
    .waitFor();
};

/** Opens the link an editor copied as somebody who has nothing but it. */
const openSignedLink = async (page: Page): Promise<void> => {
  const context = page.context();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/cms-preview/links'));
  await page.getByRole('button', { name: COPY_LINK }).click();
  const signature = /"signature":"([^"]+)"/.exec(await (await answered).text())?.[1];
  if (signature === undefined) throw new Error('The link has no signature');
  const cookies = await context.cookies();
  await context.clearCookies();
  await context.addCookies(cookies.filter(({ name }) => name === 'locale' || name.startsWith('consent-')));
  const address = new URL(page.url());
  address.searchParams.set('signature', signature);
  await page.goto(address.href);
  await page.locator('iframe').first().waitFor();
};

const lose = async (page: Page): Promise<void> => {
  await page.route(/\/cms\/cms-preview\/live\?/, (route) => route.fulfill({ status: 503 }));
  await page.reload();
  await page.getByText(/^(?:Die Vorschau ist nicht erreichbar|The preview cannot be reached)\.$/).waitFor();
};

/** Every route of the content preview, what opens on it, and what somebody sees who may not look at drafts. */
export const previewScenes: readonly ScreenState[] = [
  { name: 'Preview · overview', path: at(''), user: EDITOR, ready: 'h1' },
  { name: 'Preview · start page', path: at('startpage'), user: EDITOR, ready: 'h1' },
  { name: 'Preview · page', path: at('ueber-uns'), user: EDITOR, ready: 'h1' },
  { name: 'Preview · draft', path: at('osterfruehstueck'), user: EDITOR, ready: 'h1' },
  { name: 'Preview · pages', path: at('startpage'), user: EDITOR, ready: 'h1', prepare: openPages },
  {
    name: 'Preview · hidden marks',
    path: at('ueber-uns?hidden=marked'),
    user: EDITOR,
    ready: 'h1',
    prepare: showMarks,
  },
  { name: 'Preview · unknown block', path: at('ueber-uns'), user: EDITOR, ready: 'h1', prepare: showFaults },
  {
    name: 'Preview · findings',
    path: at('ueber-uns?hidden=marked&lang=de-AT,en-GB'),
    user: EDITOR,
    ready: 'h1',
    prepare: openFindings,
  },
  {
    name: 'Preview · signed link',
    path: at('osterfruehstueck'),
    user: EDITOR,
    ready: 'h1',
    prepare: openSignedLink,
  },
  {
    name: 'Preview · not reachable',
    path: at('ueber-uns'),
    user: EDITOR,
    ready: 'h1, [role=alert]',
    prepare: lose,
  },
  { name: 'Preview · unknown', path: at('nirgends'), user: EDITOR, ready: 'h1' },
  { name: 'Preview · without the right', path: at('startpage'), user: 'az100001', ready: 'h1' },
];
