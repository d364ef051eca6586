import type { Rule } from './rule';

const RULE = /^- \*\*([A-Z]{3}-\d+)\*\* /;
const OWNERS_OF_RULE = /^ {2}_([^_;]+)(?:; open: ([^_]+))?_$/;

const names = (list = ''): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/**
 * The rules of docs/rules.md: items that begin with the id in bold and end with a line of their owners in italics.
 *
 * @throws Error when a rule ends without that line
 * @example readRules('- **TEN-1** Codes.\n  _identity; open: shop_\n')[0]?.owners // ['identity', 'shop']
 */
export const readRules = (markdown: string): Rule[] => {
  const lines = markdown.split('\n');
  return lines.flatMap((text, index) => {
    const id = RULE.exec(text)?.[1];
    if (id === undefined) return [];
    const length = lines.slice(index + 1).findIndex((line) => !line.startsWith('  '));
    const last = length === -1 ? lines.length - 1 : index + length;
    const owners = OWNERS_OF_RULE.exec(lines[last] ?? '');
    if (owners === null)
      throw new Error(`docs/rules.md line ${index + 1}: ${id} does not end with its owners`);
    const [, proven, open] = owners;
    return [
      {
        id,
        owners: [...names(proven), ...names(open)],
        open: names(open),
        line: index + 1,
        ownersLine: last + 1,
      },
    ];
  });
};
