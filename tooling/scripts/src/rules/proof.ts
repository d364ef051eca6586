import { withProvingOwners } from './owners';
import { cellsOf, NOTHING, readRules } from './read-rules';
import type { Naming, Rule } from './rule';

const link = (file: string): string => {
  const label = file
    .replace(/^(?:packages|apps|tooling)\//, '')
    .replace('/src/', '/')
    .replace(/\.(?:test|spec)\.tsx?$/, '');
  return `[${label}](../${file})`;
};

/** The cell that links every test file naming a rule. */
export const proofOf = ({ id }: Pick<Rule, 'id'>, namings: readonly Naming[]): string => {
  const links = namings.filter((naming) => naming.id === id).map(({ file }) => link(file));
  return links.length === 0 ? NOTHING : links.join(', ');
};

/** The document with its last column written anew, and with the owners that proved a rule without being listed. */
export const writeProofs = (markdown: string, namings: readonly Naming[]): string => {
  const lines = markdown.split('\n');
  for (const rule of readRules(markdown)) {
    const [id = '', text = '', , open = ''] = cellsOf(lines[rule.line - 1] ?? '');
    const owners = withProvingOwners(rule, namings).join(', ');
    lines[rule.line - 1] = `| ${[id, text, owners, open, proofOf(rule, namings)].join(' | ')} |`;
  }
  return lines.join('\n');
};
