import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Generator } from './generator';
import { inTurn, insertBefore } from './insert';
import { replaceOnce } from '../replace-once';

const ENDPOINTS = 'packages/api-contract/src/endpoints';
const SHOP = 'apps/shop/src';

/** Whether a call is asked for a customer; which is in its path. */
const isForCustomer = (call: string): boolean => {
  const endpoints = readdirSync(ENDPOINTS)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(path.join(ENDPOINTS, file), 'utf8'));
  const found = endpoints.flatMap(
    (text) =>
      new RegExp(`export const ${call} = \\{\\s+method: 'GET',\\s+path: '([^']+)'`).exec(text)?.[1] ?? [],
  )[0];
  if (found === undefined) throw new Error(`${call} is no call that reads`);
  const parameters = [...found.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  if (parameters.some((name) => name !== 'tenant' && name !== 'customerId'))
    throw new Error(`${call} needs more than a customer: ${found}`);
  return parameters.length > 0;
};

/** `pnpm gen screen`: a page of a signed-in user in the main shop, which shows what one call answers. */
export const screenGenerator: Generator = {
  description: 'a screen of the main shop that shows what a call answers',
  questions: [
    {
      name: 'name',
      message: 'Name of the feature, such as table-reservation',
      pattern: /^[a-z]+(?:-[a-z]+)*$/,
    },
    { name: 'call', message: 'Call it shows, such as getTableReservation', pattern: /^get[A-Z][A-Za-z]+$/ },
    { name: 'german', message: 'Title in German', pattern: /^[^"']+$/ },
    { name: 'english', message: 'Title in English', pattern: /^[^"']+$/ },
  ],
  steps: ({ name = '', call = '' }, render) => {
    const feature = `${SHOP}/features/${name}`;
    if (existsSync(feature)) throw new Error(`${feature} is there`);
    const kind = isForCustomer(call) ? 'customer' : 'user';
    return [
      { add: `${feature}/index.ts`, template: 'screen/index.ts' },
      { add: `${feature}/${name}-query.ts`, template: `screen/query-${kind}.ts` },
      { add: `${feature}/${name}-screen.tsx`, template: 'screen/screen.tsx' },
      { add: `${feature}/${name}-screen.test.tsx`, template: 'screen/screen.test.tsx' },
      { add: `${feature}/texts/${name}.de.json`, template: 'screen/texts.de.json' },
      { add: `${feature}/texts/${name}.en.json`, template: 'screen/texts.en.json' },
      {
        change: `${SHOP}/app/pages.ts`,
        by: inTurn(
          insertBefore(
            '\n/** The pages',
            render("import { {{camelCase name}}Route } from '../features/{{name}}';\n"),
          ),
          insertBefore('];', render('  {{camelCase name}}Route,\n')),
        ),
      },
      {
        change: 'packages/identity/src/routes/route.ts',
        by: replaceOnce(
          "  signedIn('/my/receipts'),",
          `  signedIn('/my/${name}'),\n  signedIn('/my/receipts'),`,
        ),
      },
      {
        change: 'packages/identity/src/routes/match-route.test.ts',
        by: (text) =>
          text.replace(/(?<=expect\(expected\)\.toHaveLength\()\d+/, (count) => String(Number(count) + 1)),
      },
      {
        change: 'tooling/e2e/src/screenshots/my-scenes.ts',
        by: insertBefore(
          '];',
          render("  { name: '{{sentenceCase name}}', path: '/my/{{name}}', user: BUYER },\n"),
        ),
      },
      { run: ['pnpm', 'run', 'texts:write'] },
      {
        say: 'Next: show what the call answers, and lead to the page: apps/shop/src/app/account-nav.ts, and what links it has.',
      },
    ];
  },
};
