import { addTestingOwners } from './owners';
import { readRules } from './read-rules';
import type { RuleMention, Rule } from './rule';

const HEAD = `# Proofs of the rules

The tests whose titles name a rule of [rules.md](rules.md). Written by \`pnpm rules:write\`; not to be changed by hand.
`;

const link = (file: string): string => {
  const label = file
    .replace(/^(?:packages|apps|tooling)\//, '')
    .replace('/src/', '/')
    .replace(/\.(?:test|spec)\.tsx?$/, '');
  return `- [${label}](../${file})`;
};

/** The page that links, rule by rule, every test file that names it. */
export const proofsPage = (rules: readonly Pick<Rule, 'id'>[], namings: readonly RuleMention[]): string =>
  [
    HEAD,
    ...rules.map(({ id }) => {
      const links = namings.filter((naming) => naming.id === id).map(({ file }) => link(file));
      return `## ${id}\n\n${links.length === 0 ? 'No test names it.' : links.join('\n')}\n`;
    }),
  ].join('\n');

/** The document with the owners that proved a rule without being listed. */
export const writeOwners = (markdown: string, namings: readonly RuleMention[]): string => {
  const lines = markdown.split('\n');
  for (const rule of readRules(markdown)) {
    const proven = addTestingOwners(rule, namings).filter((owner) => !rule.open.includes(owner));
    const open = rule.open.length === 0 ? '' : `; open: ${rule.open.join(', ')}`;
    lines[rule.ownersLine - 1] = `  _${proven.join(', ')}${open}_`;
  }
  return lines.join('\n');
};
