/**
 * Whether lists are read as they were meant: draws lists with known meaning, reads them with the domain's reader, asks
 * the shop about every line, and says what became of each. Fails when a line is ready and wrong, or when fewer than
 * 97 % of the plainly written ones are ready and right. `npm run bench:reader`
 *
 * LISTS (20000), SEED (20261125), MOST (lines of a list at most, 5000), SHOW (how many examples of each fault, 3),
 * ORIGIN of a running backend with the demonstration's data; CATALOGUE_FILE: lists of that catalogue's articles
 */
import {
  drawOrderFile,
  judgeFiles,
  type JudgedLine,
  type OrderFile,
  startTally,
} from '@gastroshop/testing/order-files';
import { startExamples } from './reader/examples';
import { withShop } from './reader/with-shop';

const LISTS = Number(process.env['LISTS'] ?? 20_000);
const SEED = Number(process.env['SEED'] ?? 20_261_125);
const MOST = Number(process.env['MOST'] ?? 5000);
const SHOW = Number(process.env['SHOW'] ?? 3);
const READY_AND_RIGHT = 0.97;
/** The shop searches the words of so many names in one call; a list is asked about with no more beside it. */
const LINES_AT_ONCE = 400;

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

await withShop(async ({ shelf, unitWords, resolve }) => {
  const tally = startTally();
  const examples = startExamples(SHOW);
  const began = performance.now();
  let waiting: OrderFile[] = [];
  let lines = 0;
  const judge = async (): Promise<void> => {
    const judged: readonly JudgedLine[] = await judgeFiles(waiting, unitWords, resolve);
    tally.add(judged);
    examples.add(judged);
    waiting = [];
  };
  for (let list = 0; list < LISTS; list += 1) {
    const file = drawOrderFile(SEED + list, shelf, MOST);
    const inWaiting = waiting.reduce((sum, other) => sum + other.lines.length, 0);
    if (waiting.length > 0 && inWaiting + file.lines.length > LINES_AT_ONCE) await judge();
    waiting.push(file);
    lines += file.lines.length;
  }
  await judge();
  say(`${LISTS} lists with ${lines} lines of ${shelf.articles.length} articles`);
  say(tally.table());
  say(examples.text());
  const wrong = tally.readyAndWrong();
  const right = tally.readyAndRight();
  say(`ready and wrong: ${wrong}; ready and right: ${(100 * right).toFixed(2)} % of the plainly written`);
  say(`${((performance.now() - began) / 1000).toFixed(0)} s`);
  if (wrong > 0 || right < READY_AND_RIGHT) process.exitCode = 1;
});
