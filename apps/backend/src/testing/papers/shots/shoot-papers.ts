/**
 * Writes every kind of paper the shop hands out to .reports/papers, as PDF and each page as a picture, short and long,
 * in both languages: `pnpm shots:papers [--only <part of a name>] [--keep]`. Papers of the demonstration are called
 * "demo …"; the others have all that can come together. With --keep the pictures of earlier runs stay. Spreadsheets are
 * no papers.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Locale } from '@gastroshop/i18n';
import { connectPglite, migrate, type Store } from '../../../db';
import { createFakeClock } from '../../seed-ordering';
import { createTestApp, type TestApp } from '../../test-app';
import { demoShots } from './demo-shots';
import { drawPages, hasPageDrawer } from './draw-pages';
import type { PaperShot } from './document-screenshot';
import { seededShots } from './seeded-shots';

const FOLDER = path.join('.reports', 'papers');
const LOCALES: readonly Locale[] = ['de-AT', 'en-GB'];
/** Between the orders of what is planted and what they bring about. */
const PLANTED_NOW = new Date('2026-11-28T09:00:00Z');
const DEMO = 'demo';
const DEMO_NOW = new Date('2026-11-21T14:00:00Z');

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, keep: { type: 'boolean', default: false } },
});

const slugOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Shoots the papers of a shop that is filled for it. */
const shoot = async (
  now: Date,
  shotsOf: (shop: TestApp, store: Store) => Promise<readonly PaperShot[]>,
): Promise<void> => {
  const store = await connectPglite();
  await migrate(store);
  const shop = await createTestApp(store, createFakeClock(now));
  try {
    const shots = await shotsOf(shop, store);
    for (const { name, call } of shots.filter((shot) => shot.name.includes(values.only)))
      for (const locale of LOCALES) {
        const { status, bytes } = await call(locale);
        if (status !== 200)
          throw new Error(`${name} in ${locale} was answered ${status}: ${bytes.toString()}`);
        await drawPages(path.join(FOLDER, `${slugOf(name)}-${locale.slice(0, 2)}`), bytes);
      }
  } finally {
    await shop.close();
    await store.close();
  }
};

if (await hasPageDrawer()) {
  if (!values.keep) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  if (!values.only.startsWith(DEMO)) await shoot(PLANTED_NOW, seededShots);
  await shoot(DEMO_NOW, (shop, store) => demoShots(shop, store, DEMO_NOW));
  const files = readdirSync(FOLDER);
  const pages = files.filter((file) => file.endsWith('.png')).length;
  process.stdout.write(`${files.length - pages} papers on ${pages} pages in ${path.resolve(FOLDER)}\n`);
  // Threads that render wait for more.
  process.exit(0);
} else {
  process.stderr.write(
    'pdftoppm is not on this machine: it draws the pages of papers. It is part of poppler (poppler-utils on Debian, poppler with Homebrew).\n',
  );
  process.exitCode = 1;
}
