import { existsSync } from 'node:fs';
import { replaceOnce } from '../replace-once';
import type { Generator, Step } from './generator';
import { addImport, append, inTurn, insertBefore, insertSorted } from './insert';

const CONTRACT = 'packages/api-contract/src';
const MODULES = 'apps/backend/src/modules';

/** Whose answer it is, which is what a path without a customer cannot say. */
const answerOf = (path: string): { readonly access: string; readonly field: string } =>
  path.includes('{customerId}')
    ? { access: 'customer', field: 'customerId' }
    : { access: 'signed-in', field: 'userId' };

const countUp = (text: string): string =>
  text.replace(
    /All (\d+) calls of the contract are answered: the (\d+) specified ones and (\d+) extensions/,
    (_, all: string, specified: string, extensions: string) =>
      `All ${Number(all) + 1} calls of the contract are answered: the ${specified} specified ones and ${Number(extensions) + 1} extensions`,
  );

/** What an area that nothing is in yet is listed in, and its module. */
const newArea = (area: string, render: (text: string) => string): readonly Step[] => [
  { add: `${CONTRACT}/endpoints/${area}.ts`, template: 'call/endpoints.ts' },
  { add: `${CONTRACT}/contract/calls/${area}.ts`, template: 'call/contract.ts' },
  {
    change: `${CONTRACT}/endpoints/index.ts`,
    by: insertBefore('export {\n  type Access', `export * from './${area}';\n`),
  },
  { change: `${CONTRACT}/contract/calls/index.ts`, by: append(`export * from './${area}';\n`) },
  {
    change: `${CONTRACT}/contract/calls/areas.ts`,
    by: append(`export * as ${area.includes('-') ? `'${area}'` : area} from './${area}';\n`),
  },
  {
    change: `${CONTRACT}/openapi/tags.ts`,
    by: insertBefore(
      '};',
      render("  '{{area}}': { name: '{{sentenceCase area}}', description: '{{{summary}}}' },\n"),
    ),
  },
  { add: `${MODULES}/${area}/index.ts`, template: 'call/module.ts' },
  { add: `${MODULES}/${area}/${area}-handlers.ts`, template: 'call/handlers.ts' },
  {
    change: `${MODULES}/index.ts`,
    by: inTurn(
      insertBefore(
        'import type { Services }',
        render("import { {{camelCase area}}Handlers } from './{{area}}';\n"),
      ),
      insertBefore('});', render('  ...{{camelCase area}}Handlers(),\n')),
    ),
  },
  {
    change: 'tooling/config/architecture.js',
    by: replaceOnce(
      "      'modules/services':",
      `      'modules/${area}': ['calls', 'db'],\n      'modules/services':`,
    ),
  },
];

/** `pnpm gen call`: a call that reads, from its address to the handler that answers it. */
export const callGenerator: Generator = {
  description: 'a call of the backend that reads something',
  questions: [
    { name: 'name', message: 'Name, such as getTableReservation', pattern: /^get[A-Z][A-Za-z]+$/ },
    {
      name: 'area',
      message: 'Area of the contract, such as order; a new one is made',
      pattern: /^[a-z]+(?:-[a-z]+)*$/,
    },
    {
      name: 'path',
      message: 'Path, such as /t/{tenant}/customers/{customerId}/table-reservation',
      pattern: /^\/(?:t\/\{tenant\}\/customers\/\{customerId\}|user)(?:\/[a-z-]+)+$/,
    },
    { name: 'summary', message: 'One sentence that says what it answers', pattern: /^[A-Z][^'"]+\.$/ },
  ],
  steps: (answers, render) => {
    const { area = '', name = '', path = '' } = answers;
    const { access, field } = answerOf(path);
    const isNew = !existsSync(`${CONTRACT}/endpoints/${area}.ts`);
    const handlers = `${MODULES}/${area}/${area}-handlers.ts`;
    if (!isNew && !existsSync(handlers)) throw new Error(`The handlers of ${area} are not in ${handlers}`);
    const noun = render('{{kebabCase (noun name)}}');
    const entry = render('    {{name}}: (request) => Promise.resolve({{noun name}}(request)),\n');
    return [
      ...(isNew ? newArea(area, render) : []),
      {
        change: `${CONTRACT}/endpoints/${area}.ts`,
        by: append(
          render(`
/** {{{summary}}} */
export const {{name}} = {
  method: 'GET',
  path: '{{{path}}}',
  access: '${access}',
  extension: true,
} as const satisfies Endpoint;
`),
        ),
      },
      {
        change: `${CONTRACT}/contract/calls/${area}.ts`,
        by: inTurn(
          (text) => (text.includes("from 'zod'") ? text : `import { z } from 'zod';\n${text}`),
          append(
            render(`
export const {{name}} = defineCall(endpoints.{{name}}, {
  summary: '{{{summary}}}',
  answer: z.object({ ${field}: z.string().describe('Whose it is') }).describe('{{{summary}}}'),
});
`),
          ),
        ),
      },
      { add: `${MODULES}/${area}/${noun}.ts`, template: `call/answer-${access}.ts` },
      { add: `${MODULES}/${area}/${noun}.test.ts`, template: `call/answer-${access}.test.ts` },
      {
        change: handlers,
        by: inTurn(
          addImport(`import { ${render('{{noun name}}')} } from './${noun}';`),
          replaceOnce(/(?<=\n)(?= *\}\)? satisfies Handlers)/, entry),
        ),
      },
      {
        change: `${CONTRACT}/endpoints/endpoints.test.ts`,
        by: insertSorted('expect(added.sort()).toEqual([', '    ]);', `      'GET ${path}',`),
      },
      {
        change: 'apps/backend/src/testing/conformance/expectations.ts',
        by: insertBefore('};', `  ${name}: () => '"${field}":"',\n`),
      },
      { change: 'apps/backend/README.md', by: countUp },
      { run: ['pnpm', '--filter=@gastroshop/api-contract', 'run', 'openapi'] },
      { run: ['pnpm', '--filter=@gastroshop/api-client', 'run', 'calls:write'] },
      {
        say: 'Next: say what it really answers, in the contract and in the handler; pnpm api:write, pnpm changeset.',
      },
    ];
  },
};
