/**
 * Runs before the rest of the shop has arrived, and must import nothing of it: asks for the code of the page, which
 * would else wait for the shop's own, and on the start page for what everything on it waits for; and has the browser
 * prepare what every page needs.
 */
import { askEarly } from '@gastroshop/app-shell/early';

const cookie = (name: string): string | undefined =>
  new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined;

const isHere = (path: string): boolean =>
  path.endsWith('/*') ? location.pathname.startsWith(path.slice(0, -1)) : location.pathname === path;

/** The build tells which files the pages are made of. */
const filesHere = (): readonly unknown[] => {
  const told = document.querySelector<HTMLScriptElement>('script[data-pages]')?.dataset['pages'];
  if (told === undefined) return [];
  const pages: unknown = JSON.parse(told);
  if (typeof pages !== 'object' || pages === null) return [];
  const files: unknown = Object.entries(pages).find(([path]) => isHere(path))?.[1];
  return Array.isArray(files) ? files : [];
};

/** As the app will ask for them, which then finds them here or on their way. */
const loadCode = (): void => {
  for (const href of filesHere().filter((file) => typeof file === 'string')) {
    if (href.endsWith('.css')) {
      // Not as a preload: the browser complains of those that a page which leads elsewhere leaves unused.
      fetch(href).catch(() => undefined);
      continue;
    }
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
};

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
  const asking: RequestInit = {
    method: 'GET',
    headers: {
      'Accept-Language': cookie('locale') === 'en-GB' ? 'en-GB' : 'de-AT',
      'X-XSRF-TOKEN': decodeURIComponent(csrf),
    },
    credentials: 'same-origin',
  };
  const [config, page] = await Promise.all([
    askEarly('/v1/shop-config', asking),
    askEarly('/v1/cms/startpage', asking),
  ]);
  // The landing page of the branches shows none of it (TEN-6).
  if (!page.ok || !config.ok || member(await config.clone().json(), 'mode') === 'BRANCH') return;
  loadPicture(await page.clone().json());
};

/** What the reader chose before, under the name the kit keeps it by. */
const keptScheme = (): string | null => {
  try {
    return localStorage.getItem('mantine-color-scheme-value');
  } catch {
    // Nothing may be stored here: the shop finds out itself.
    return null;
  }
};

/** Who reads in the dark is not dazzled by a light page until the shop is there, nor where it cannot be reached. */
const showScheme = (): void => {
  const kept = keptScheme();
  const isDark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  if (isDark) document.documentElement.dataset['mantineColorScheme'] = 'dark';
};

/**
 * The first calendar and the first look at what is stored each take the browser some 20 ms on a desk and four times
 * that on a phone. While it waits for the code they cost nobody anything; later they would hold up the page.
 */
const warmUp = (): void => {
  showScheme();
  new Intl.DateTimeFormat('de-AT', { timeZone: 'Europe/Vienna', hour: '2-digit' }).format(0);
};

loadCode();
setTimeout(warmUp);

const csrf = cookie('XSRF-TOKEN');
if (location.pathname === '/' && csrf !== undefined) {
  // The shop asks again itself, and tells the reader.
  askForStartPage(csrf).catch(() => undefined);
}
