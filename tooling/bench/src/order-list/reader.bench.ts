/**
 * Whether lists are read as they were meant: draws lists with known meaning, reads them with the domain's reader, asks
 * the shop about every line, and says what became of each. Fails when a line is ready and wrong, or when fewer than
 * 97 % of the plainly written ones are ready and right. `npm run bench:reader`
 *
 * LISTS (20000), SEED (20261125), MOST (lines of a list at most, 5000), SHOW (how many examples of each fault, 3),
 * FAULTS (kinds of faults shown, 60), ORIGIN of a running backend with the demonstration's data; CATALOGUE_FILE: with
 * that catalogue's articles besides
 */
import {
  drawOrderFile,
  inBatches,
  judgeFiles,
  type Shelf,
  startTally,
} from '@gastroshop/testing/order-files';
import { startExamples } from './reader/examples';
import { withShop } from './reader/with-shop';

const LISTS = Number(process.env['LISTS'] ?? 20_000);
const SEED = Number(process.env['SEED'] ?? 20_261_125);
const MOST = Number(process.env['MOST'] ?? 5000);
const SHOW = Number(process.env['SHOW'] ?? 3);
const READY_AND_RIGHT = 0.97;
const PERCENT = 100;
const MS = 1000;

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

function* lists(shelf: Shelf) {
  for (let list = 0; list < LISTS; list += 1) yield drawOrderFile(SEED + list, shelf, MOST);
}

await withShop(async ({ shelf, unitWords, resolve }) => {
  const tally = startTally();
  const examples = startExamples(SHOW);
  const began = performance.now();
  let lines = 0;
  let read = 0;
  await inBatches(lists(shelf), async (files) => {
    const judged = await judgeFiles(files, unitWords, resolve);
    tally.add(judged);
    examples.add(judged);
    lines += judged.length;
    read += files.length;
    process.stderr.write(`${read} of ${LISTS} lists, ${lines} lines, wrong ${tally.readyAndWrong()}\n`);
  });
  const seconds = ((performance.now() - began) / MS).toFixed(0);
  say(`${LISTS} lists with ${lines} lines, ${shelf.articles.length} articles, ${seconds} s`);
  say(tally.table());
  say(examples.text());
  const wrong = tally.readyAndWrong();
  const right = tally.readyAndRight();
  say(`ready and wrong: ${wrong}; ready and right: ${(PERCENT * right).toFixed(2)} % of the plainly written`);
  if (wrong > 0 || right < READY_AND_RIGHT) process.exitCode = 1;
});
