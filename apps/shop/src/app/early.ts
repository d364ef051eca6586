/**
 * Runs before the rest of the shop has arrived, and must import nothing but what travels with it (`early` among the
 * groups of files): asks for what is seen first, asks the visitor for the consent, then has the shop come.
 */
import { showBootConsent } from '@gastroshop/app-shell/boot';
import { bootApp } from './boot-app';
import { prefetchFirstPage } from './boot-images';

/** Longer than this, in milliseconds, the code of the shop waits neither for the first frame nor for its picture. */
const PATIENCE_MS = 100;

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
 * The first calendar takes the browser 15 ms on a desk and four times that on a phone, where nobody waits for it yet.
 * Later it would hold up the page, and several times as long while the browser reads the code of the shop.
 */
const warmUp = (): void => {
  new Intl.DateTimeFormat('de-AT', { timeZone: 'Europe/Vienna', hour: '2-digit' }).format(0);
};

/** A page in the background is not drawn, but is made ready. */
const patience = () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));

const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** What is seen first does not share the line, and on a phone the processor, with what works later. */
const begin = async (): Promise<void> => {
  // The shop asks again itself, and tells the reader.
  const image = prefetchFirstPage().catch(() => undefined);
  await Promise.race([drawn(), patience()]);
  warmUp();
  await Promise.race([image.then(drawn), patience()]);
  bootApp();
};

void begin();
showScheme();
// As in the links of the shop, which would bring all of its code along.
showBootConsent('/privacy-preferences');
