import { showUnreachable, shownPath } from '@gastroshop/app-shell/boot';
import { LOCALE_COOKIE, parseCookies } from '@gastroshop/identity';
import { readField } from './read-field';

const isHere = (path: string): boolean =>
  path.endsWith('/*') ? shownPath().startsWith(path.slice(0, -1)) : shownPath() === path;

/** What the build tells: `app`, the files of the app; `pages`, those of each by its path; `texts`, by language and path. */
const told = (name: 'app' | 'pages' | 'texts'): unknown =>
  JSON.parse(document.querySelector<HTMLScriptElement>('script[data-pages]')?.dataset[name] ?? '{}');

const filesOf = (list: unknown): readonly string[] =>
  Array.isArray(list) ? list.filter((file) => typeof file === 'string') : [];

const filesHere = (pages: unknown): readonly string[] => {
  const path = typeof pages === 'object' && pages !== null ? Object.keys(pages).find(isHere) : undefined;
  return path === undefined ? [] : filesOf(readField(pages, path));
};

/** The texts of the page and of what surrounds it, in the language that is read. */
const textsHere = (): readonly string[] => {
  const isEnglish = parseCookies(document.cookie).get(LOCALE_COOKIE.name) === 'en-GB';
  const texts = readField(told('texts'), isEnglish ? 'en' : 'de');
  return [...filesOf(readField(texts, '')), ...filesHere(texts)];
};

/** Brings a file here without running it: who wants it finds it here or on its way. */
const bring = (href: string): void => {
  if (href.endsWith('.css')) {
    // Not as a preload: the browser complains of those that a page which leads elsewhere leaves unused.
    fetch(href).catch(() => undefined);
    return;
  }
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
};

/** Has a file run as soon as it and what it imports are here, and tells the reader where one cannot be fetched. */
const run = (src: string): void => {
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = src;
  script.addEventListener('error', showUnreachable);
  document.head.append(script);
};

/**
 * Starts the app, and has the code of the page on its way meanwhile, which would else wait for the app's. Each file of
 * the app is run for itself: run by the one that imports them all, they would hold up the page for as long as together.
 */
export const bootApp = (): void => {
  const files = filesOf(told('app'));
  if (files.length === 0) throw new Error('The page does not tell what the app begins with');
  textsHere().forEach(bring);
  files.forEach(run);
  filesHere(told('pages')).forEach(bring);
};
