import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inParallel } from '../../../../packages/ui/scripts/stories/in-parallel';
import { sheetsOf } from '../../../../packages/ui/scripts/stories/sheets-of';
import { writeSheet } from '../../../../packages/ui/scripts/stories/write-sheet';
import { startBrowser } from './browser-process';
import { ALL_LOOKS, type ScreenVariant, TWO_LOOKS } from './screen-variant';
import type { ScreenState } from './screen-state';
import type { ScenePage } from './scene-page';
import { isShownAt, WIDEST_PHONE } from './shown-at';
import { awaitComplete } from './wait-for-idle';
import { showScene } from './show-scene';
import { originOf, type Visitors } from './visitors';
import { withShop } from './with-shop';

/**
 * Writes contact sheets of the built shop to .reports/shots: each scene at three widths, German in light and English in
 * dark, with --all in every combination. Usage: shots [--only <part of a name>] [--all] [--keep] [--width <px>]
 * [--port <of a shop that runs>]
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    all: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    port: { type: 'string', default: '' },
    width: { type: 'string', multiple: true, default: ['390', '1024', '1440'] },
  },
});

const FOLDER = '.reports/shots';
const SCALE = 0.5;
const MOST = 1800;
const widths = values.width.map(Number);
const slug = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** What a scene is at a width that has no such state. */
const EMPTY = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** Draws what lies below the fold as well: lists and pictures come when they are in sight. */
const unfold = async ({ page, quiet }: ScenePage, width: number): Promise<number> => {
  const full = await page.evaluate(() => document.documentElement.scrollHeight);
  const height = Math.min(Math.max(full, width <= WIDEST_PHONE ? 844 : 900), MOST);
  await page.setViewportSize({ width, height });
  await quiet();
  return height;
};

if (!values.keep) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });

await withShop({ only: values.only, port: values.port }, async ({ port, scenes, hands }) => {
  const shoot = async (scene: ScreenState, look: ScreenVariant, visitors: Visitors) => {
    const taken = { pictures: [] as string[], height: 0, failures: [] as string[] };
    const open = new Map<boolean, ScenePage>();
    for (const width of widths) {
      if (!isShownAt(scene, width)) {
        taken.pictures.push(EMPTY);
        continue;
      }
      const note = (error: unknown): undefined => {
        taken.failures.push(`${width}: ${String(error).slice(0, 300)}`);
        return undefined;
      };
      const phone = width <= WIDEST_PHONE;
      const shown = open.get(phone) ?? (await visitors.open(scene, look, width).catch(note));
      if (shown === undefined) {
        taken.pictures.push(EMPTY);
        continue;
      }
      const { page } = shown;
      if (open.has(phone)) await page.setViewportSize({ width, height: 900 });
      else await showScene(shown, scene, originOf(scene, port)).catch(note);
      open.set(phone, shown);
      // What floats is shown in a window of the usual height.
      const usual = page.viewportSize()?.height ?? 900;
      const height = scene.prepare && !scene.unfolds ? usual : await unfold(shown, width).catch(() => usual);
      await awaitComplete(page).catch(note);
      const image = await page.screenshot({ type: 'jpeg', quality: 75 });
      taken.pictures.push(`data:image/jpeg;base64,${image.toString('base64')}`);
      taken.height = Math.max(taken.height, height);
    }
    for (const { close } of open.values()) await close();
    const failure = taken.failures.length > 0 ? taken.failures.join('\n') : undefined;
    return { story: { id: scene.name, title: scene.path, name: scene.name }, ...taken, failure };
  };

  const printer = await startBrowser();
  const paper = await printer.browser.newPage();
  let written = 0;
  for (const look of values.all ? ALL_LOOKS : TWO_LOOKS) {
    const shots: Awaited<ReturnType<typeof shoot>>[] = [];
    await inParallel(scenes, hands, async (scene, visitors) => {
      shots.push(await shoot(scene, look, visitors));
    });
    const groupOf = (name: string): string => name.split(' · ')[0] ?? '';
    for (const group of new Set(scenes.map(({ name }) => groupOf(name)))) {
      const inOrder = scenes
        .filter(({ name }) => groupOf(name) === group)
        .flatMap(({ name }) => shots.filter(({ story }) => story.id === name));
      for (const [index, few] of sheetsOf(inOrder, SCALE).entries()) {
        const name = `${slug(group)}-${look.locale}-${look.scheme}-${index + 1}`;
        const title = `${group} · ${look.locale} · ${look.scheme} · ${widths.join(', ')} px`;
        await writeSheet(paper, `${FOLDER}/${name}.png`, few, { title, widths, scale: SCALE });
        written += 1;
      }
    }
  }
  await printer.end();
  process.stdout.write(`${written} contact sheets of ${scenes.length} scenes in ${FOLDER}\n`);
});
