import { readFileSync } from 'node:fs';
import { replaceOnce } from '../replace-once';
import type { Generator, Step } from './generator';
import { inTurn, insertBefore } from './insert';

const TENANT = 'packages/identity/src/tenant';
const CODES = `${TENANT}/tenant-code.ts`;

const countUp = (count: string): string => String(Number(count) + 1);

/** Into the group, as it is written down and as its tests have it, by its main code. */
const groupSteps = (group: string, code: string): readonly Step[] => [
  {
    change: `${TENANT}/tenant-group.ts`,
    by: replaceOnce(new RegExp(`(?<=main: '${group}', members: \\[[^\\]]*)(?=\\])`), `, '${code}'`),
  },
  {
    change: `${TENANT}/tenant-group.test.ts`,
    by: replaceOnce(new RegExp(`(?<= ${group}: \\['\\w+', '[A-Z ]+)(?=')`), ` ${code}`),
  },
  {
    change: `${TENANT}/tenant-scope.test.ts`,
    by: replaceOnce(new RegExp(`(?<=\\['${group}', \\[(?:'[A-Z]{2}'(?:, )?)+)(?=\\]\\])`), `, '${code}'`),
  },
];

/** `pnpm gen tenant`: a tenant that may sign in, and the file of how it presents itself. */
export const tenantGenerator: Generator = {
  description: 'a tenant, and the file of its look',
  questions: [
    { name: 'code', message: 'Code, two capital letters', pattern: /^[A-Z]{2}$/ },
    {
      name: 'group',
      message: 'Main code of its group: AG, LM, KI; empty for none',
      pattern: /^(?:AG|LM|KI|)$/,
    },
    { name: 'displayName', message: 'Name of its shop', pattern: /^[^;'"]+$/ },
    { name: 'brandColor', message: 'Brand colour, #rrggbb', pattern: /^#[0-9a-f]{6}$/ },
  ],
  steps: ({ code = '', group = '' }) => {
    if (readFileSync(CODES, 'utf8').includes(`'${code}'`)) throw new Error(`${code} is a tenant`);
    return [
      { change: CODES, by: insertBefore('] as const;', `  '${code}',\n`) },
      ...(group === '' ? [] : groupSteps(group, code)),
      {
        change: `${TENANT}/tenant-code.test.ts`,
        by: inTurn(
          (text) => text.replace(/(?<=are these )\d+/, countUp),
          replaceOnce(/(?<='(?:[A-Z]{2} ){10,}[A-Z]{2})(?=')/, ` ${code}`),
        ),
      },
      {
        change: 'docs/rules.md',
        by: inTurn(
          (text) => text.replace(/(?<=The shop knows )\d+(?= tenant codes)/, countUp),
          replaceOnce(/(?<=- \*\*TEN-1\*\* [^_]*)\.(?=\n {2}_)/, `, ${code}.`),
        ),
      },
      { add: `docs/operations/tenants/${code.toLowerCase()}.csv`, template: 'tenant.csv' },
      { say: `Next: import its look, as docs/operations/tenants.md says, and give it a host.` },
    ];
  },
};
