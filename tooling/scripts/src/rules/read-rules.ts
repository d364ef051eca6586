import type { Rule } from './rule';
import { ruleIds } from './rule-ids';

/** Stands in a cell that has nothing to say. */
export const NOTHING = '–';

const names = (cell: string): string[] =>
  cell
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== NOTHING);

/** The cells of a table row, without the blanks around them; a line that is no row has none. */
export const cellsOf = (line: string): string[] =>
  line.startsWith('|') && line.trimEnd().endsWith('|')
    ? line
        .trim()
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim())
    : [];

/** Whether a row begins with a rule id, which head and separator rows do not. */
const isRule = ([id = '']: readonly string[]): boolean => ruleIds(id)[0] === id && id !== '';

/**
 * The rules of docs/rules.md: rows of the form `| Id | Rule | Owners | Open | Proof |`.
 *
 * @throws Error when a row has another number of cells
 */
export const readRules = (markdown: string): Rule[] =>
  markdown.split('\n').flatMap((text, index) => {
    const cells = cellsOf(text);
    if (!isRule(cells)) return [];
    const [id = '', , owners = '', open = '', proof = ''] = cells;
    if (cells.length !== 5)
      throw new Error(`docs/rules.md line ${index + 1}: ${id} has ${cells.length} cells instead of 5`);
    return [{ id, owners: names(owners), open: names(open), proof, line: index + 1 }];
  });
