/**
 * Runs before the rest of the shop has arrived, and must import nothing of it: asks for the start page and its first
 * picture, which everything on that page waits for.
 */
import { askEarly } from '@gastroshop/app-shell/early';

const cookie = (name: string): string | undefined =>
  new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined;

/** The picture above the fold has to be there first. */
const loadPicture = (page: unknown): void => {
  const url = member(member(member(page, 'introBlock'), 'image'), 'url');
  // Only pictures of the own origin: others are the page's own business.
  if (typeof url !== 'string' || !/^\/[^/\\]/.test(url)) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'image', href: url, fetchPriority: 'high' });
  document.head.append(link);
};

const askForStartPage = async (csrf: string): Promise<void> => {
  const answer = await askEarly('/v1/cms/startpage', {
    method: 'GET',
    headers: {
      'Accept-Language': cookie('locale') === 'en-GB' ? 'en-GB' : 'de-AT',
      'X-XSRF-TOKEN': decodeURIComponent(csrf),
    },
    credentials: 'same-origin',
  });
  if (answer.ok) loadPicture(await answer.clone().json());
};

const csrf = cookie('XSRF-TOKEN');
if (location.pathname === '/' && csrf !== undefined) {
  // The shop asks again itself, and tells the reader.
  askForStartPage(csrf).catch(() => undefined);
}
