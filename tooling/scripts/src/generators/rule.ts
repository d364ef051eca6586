import { readFileSync } from 'node:fs';
import type { Generator } from './generator';
import { insertBefore } from './insert';

const RULES = 'docs/rules.md';

/** The number after the highest of a chapter, and where its last rule ends. */
const nextRule = (area: string, text: string): { readonly id: string; readonly end: number } => {
  const rules = [...text.matchAll(new RegExp(`^- \\*\\*${area}-(\\d+)\\*\\* [^]*?\\n  _[^_]*_\\n`, 'gm'))];
  const last = rules.at(-1);
  if (last === undefined) throw new Error(`${RULES} has no rules of ${area}`);
  const highest = Math.max(...rules.map(([, number]) => Number(number)));
  return { id: `${area}-${highest + 1}`, end: last.index + last[0].length };
};

/** `pnpm gen rule`: a rule with its number, its function in the domain and the test that proves it. */
export const ruleGenerator: Generator = {
  description: 'a rule of the domain, with the test that proves it',
  questions: [
    { name: 'area', message: 'Area of the rule, such as PRI', pattern: /^[A-Z]{3}$/ },
    { name: 'room', message: 'Room of the domain, such as pricing', pattern: /^[a-z]+(?:-[a-z]+)*$/ },
    { name: 'name', message: 'Function, such as isRoundAmount', pattern: /^[a-z][A-Za-z]+$/ },
    { name: 'sentence', message: 'The rule in one sentence', pattern: /^[A-Z][^']+\.$/ },
  ],
  steps: ({ area = '', room = '', sentence = '' }, render) => {
    const { id, end } = nextRule(area, readFileSync(RULES, 'utf8'));
    const file = `packages/domain/src/${room}/${render('{{kebabCase name}}')}`;
    return [
      {
        change: RULES,
        by: (text) => `${text.slice(0, end)}- **${id}** ${sentence}\n  _domain_\n${text.slice(end)}`,
      },
      { add: `${file}.ts`, template: 'rule/rule.ts' },
      { add: `${file}.test.ts`, template: 'rule/rule.test.ts' },
      { change: `${file}.test.ts`, by: (text) => text.replace("describe('", `describe('${id}: `) },
      { change: `${file}.ts`, by: insertBefore('. */', ` (${id})`) },
      { run: ['pnpm', 'run', 'rules:write'] },
      {
        say: 'Next: the rule itself. Export it from the index.ts of its room with the first app that uses it: pnpm check:reach refuses it earlier.',
      },
    ];
  },
};
