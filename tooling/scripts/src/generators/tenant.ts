import { readdirSync, existsSync } from 'node:fs';
import type { Generator } from './generator';

const FILES = 'docs/operations/tenants';

/** `pnpm gen tenant`: the file by which a tenant joins, with its group, host and look. There is no code to change. */
export const tenantGenerator: Generator = {
  description: 'the file by which a tenant joins, with its look',
  questions: [
    { name: 'code', message: 'Code, two capital letters', pattern: /^[A-Z]{2}$/ },
    {
      name: 'group',
      message: 'Main code of its group, such as AG, LM, KI; empty for none',
      pattern: /^(?:[A-Z]{2}|)$/,
    },
    { name: 'host', message: 'Host of its shop, such as shop.example', pattern: /^[a-z0-9.-]+$/ },
    { name: 'displayName', message: 'Name of its shop', pattern: /^[^;'"]+$/ },
    { name: 'brandColor', message: 'Brand colour, #rrggbb', pattern: /^#[0-9a-f]{6}$/ },
  ],
  steps: ({ code = '' }) => {
    const name = `${code.toLowerCase()}.csv`;
    if (existsSync(FILES) && readdirSync(FILES).includes(name)) throw new Error(`${FILES}/${name} is there`);
    return [
      { add: `${FILES}/${name}`, template: 'tenant.csv' },
      { say: `Next: import tenants ${FILES}/${name}, and what docs/how-to/add-a-tenant.md says besides.` },
    ];
  },
};
