/**
 * Draws the half of the judged queries that is not typed by people, and says by plain comparison of letters which
 * articles they mean. The search itself has no part in it.
 *
 * CATALOGUE_FILE, SEED (20261121), PER_CLASS (20)
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { catalogueProducts } from '../catalogue-products';
import { CLASSES, synonymOf, type DrawingClass } from './classes';
import { poolOf } from './pool';
import { seeded } from './seeded';

const FOLDER = path.resolve(import.meta.dirname, '../judged');
const { CATALOGUE_FILE = '' } = process.env;
const SEED = Number(process.env['SEED'] ?? 20_261_121);
const PER_CLASS = Number(process.env['PER_CLASS'] ?? 20);
/** A query that means more says nothing about what comes first. */
const MEANT_AT_MOST = 60;
const TRIES = 20_000;

const pool = poolOf(catalogueProducts(CATALOGUE_FILE));
const groups = readFileSync(path.join(FOLDER, 'synonyms.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => line.split('\t'));

const drawClass = (name: string, draw: DrawingClass, seed: number): void => {
  const random = seeded(seed);
  const lines = new Map<string, string>();
  for (let tried = 0; tried < TRIES && lines.size < PER_CLASS; tried += 1) {
    const product = random.pick(pool.articles);
    const found = product === undefined ? undefined : draw(product, pool, random);
    if (found === undefined || found.expected.length === 0 || found.expected.length > MEANT_AT_MOST) continue;
    lines.set(found.query, [found.query, name, found.expected.join(' ')].join('\t'));
  }
  writeFileSync(path.join(FOLDER, `${name}.tsv`), `${[...lines.values()].join('\n')}\n`);
};

for (const [index, [name, draw]] of Object.entries({ ...CLASSES, synonym: synonymOf(groups) }).entries())
  drawClass(name, draw, SEED + index);
