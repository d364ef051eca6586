/**
 * Whether every name of the assortment is understood: each article by its name, bare and in the usual forms with what
 * people put around a line. Fails when a bare name becomes ready with an amount, when a line is ready and wrong, or when
 * a form is understood for fewer than 99.5 % of the names. `npm run bench:names`
 *
 * SEED (20261125), SHOW (examples of each fault, 3), NAMES (of so many articles only); ORIGIN, CATALOGUE_FILE as in bench:reader
 */
import {
  filesOfAllNames,
  inBatches,
  judgeFiles,
  type JudgedLine,
  type OrderFile,
  shelfOf,
  sharesByForm,
} from '@gastroshop/testing/order-files';
import { startExamples } from './reader/examples';
import { withShop } from './reader/with-shop';

const SEED = Number(process.env['SEED'] ?? 20_261_125);
const SHOW = Number(process.env['SHOW'] ?? 3);
const NAMES = Number(process.env['NAMES'] ?? Infinity);
const UNDERSTOOD = 0.995;
const PERCENT = 100;

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

await withShop(async ({ shelf, unitWords, resolve }) => {
  const examples = startExamples(SHOW);
  const judged: JudgedLine[] = [];
  const named = shelfOf(shelf.named.slice(0, NAMES));
  await inBatches(filesOfAllNames(named, SEED), async (files: readonly OrderFile[]) => {
    const lines = await judgeFiles(files, unitWords, resolve);
    examples.add(lines);
    judged.push(...lines.map((line) => ({ ...line, read: [], shown: [] })));
  });
  say(examples.text());
  const shares = sharesByForm(judged);
  for (const { form, lines, right, readyAndWrong } of shares)
    say(
      `${form.padEnd(20)} ${((PERCENT * right) / lines).toFixed(2)} % of ${lines} right, ready and wrong ${readyAndWrong}`,
    );
  if (shares.some(({ lines, right, readyAndWrong }) => readyAndWrong > 0 || right / lines < UNDERSTOOD))
    process.exitCode = 1;
});
