import type { Random } from '../money-oracle';
import type { DrawnFile, Row } from './as-file';
import type { MeantLine } from './order-file';

const oneLine = (cell: string): string => cell.replaceAll(/\s+/g, ' ').trim();

const GAP = 2;
const MOST_RULE = 60;

/** The rows as a program prints them: columns that begin below one another, now and then with a rule under the heads. */
export const asAlignedText = (rows: readonly Row[], random: Random): DrawnFile => {
  const cells = rows.map((row) => row.cells.map(oneLine));
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  const isRuled = random.chance(40);
  const texts: string[] = [];
  const lines: MeantLine[] = [];
  for (const [index, row] of rows.entries()) {
    const text = (cells[index] ?? [])
      .map((cell, column) => cell.padEnd((widths[column] ?? 0) + GAP))
      .join('')
      .trimEnd();
    texts.push(text);
    if (text.trim() !== '') lines.push({ ...row.meaning, lineNumber: texts.length, text });
    if (isRuled && row.meaning.form === 'heading') {
      texts.push('-'.repeat(Math.min(MOST_RULE, text.length)));
      lines.push({ truth: 'NOISE', orders: [], form: 'rule', lineNumber: texts.length, text: '---' });
    }
  }
  return { source: texts.join('\n'), scanned: false, mustAsk: false, lines };
};
