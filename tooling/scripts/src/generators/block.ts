import { replaceOnce } from '../replace-once';
import type { Generator } from './generator';
import { inTurn, insertBefore } from './insert';

const CONTRACT = 'packages/api-contract/src/schemas/content';
const CMS = 'packages/cms/src';
const PREVIEW = 'apps/cms-preview/src/texts/texts';

/** `pnpm gen block`: a kind of block of content pages. */
export const blockGenerator: Generator = {
  description: 'a block of content pages',
  questions: [
    { name: 'name', message: 'Kind on the wire, such as quote', pattern: /^[a-z][A-Za-z]+$/ },
    { name: 'german', message: 'Name in German, for editors', pattern: /^[^"']+$/ },
    { name: 'english', message: 'Name in English', pattern: /^[^"']+$/ },
  ],
  steps: ({ name = '', german = '', english = '' }, render) => {
    const file = render('{{kebabCase (blockNoun name)}}');
    const sample = `{ kind: '${name}', text: 'Text' }`;
    return [
      { add: `${CONTRACT}/block-${file}.ts`, template: 'block/schema.ts' },
      {
        change: `${CONTRACT}/block.ts`,
        by: inTurn(
          insertBefore(
            '\n/** A part of a page, told',
            render(
              "import { type {{pascalCase (blockNoun name)}}Block, {{blockNoun name}}BlockSchema } from './block-{{kebabCase (blockNoun name)}}';\n",
            ),
          ),
          replaceOnce(
            '\n  | CrmFormBlock;',
            render('\n  | CrmFormBlock\n  | {{pascalCase (blockNoun name)}}Block;'),
          ),
          replaceOnce('\n    ])\n', render('\n      {{blockNoun name}}BlockSchema,\n    ])\n')),
          insertBefore('] as const satisfies', `  '${name}',\n`),
        ),
      },
      { add: `${CMS}/blocks/${file}-block.tsx`, template: 'block/block.tsx' },
      { add: `${CMS}/blocks/${file}-block.stories.tsx`, template: 'block/block.stories.tsx' },
      { add: `${CMS}/blocks/${file}-block.test.tsx`, template: 'block/block.test.tsx' },
      {
        change: `${CMS}/blocks/block-registry.tsx`,
        by: inTurn(
          insertBefore(
            '\n/** Draws a block',
            render(
              "const {{pascalCase (blockNoun name)}}Block = lazyBlock(async () => (await import('./{{kebabCase (blockNoun name)}}-block')).{{pascalCase (blockNoun name)}}Block);\n",
            ),
          ),
          insertBefore(
            '};\n\n/** Whether there is',
            render("  {{name}}: drawn('{{name}}', {{pascalCase (blockNoun name)}}Block),\n"),
          ),
        ),
      },
      {
        change: `${CMS}/testing/every-block.ts`,
        by: insertBefore('  ];', `    { kind: '${name}', text },\n`),
      },
      {
        change: `${PREVIEW}/preview-blocks.de.json`,
        by: replaceOnce(/"\n\}/, `",\n  "${name}": "${german}"\n}`),
      },
      {
        change: `${PREVIEW}/preview-blocks.en.json`,
        by: replaceOnce(/"\n\}/, `",\n  "${name}": "${english}"\n}`),
      },
      {
        change: `${CONTRACT}/block.test.ts`,
        by: inTurn(replaceOnce('\n];', `\n  ${sample},\n];`), (text) =>
          text.replaceAll(/(?<=it\('are |\.size\)\.toBe\()\d+/g, (count) => String(Number(count) + 1)),
        ),
      },
      { run: ['pnpm', '--filter=@gastroshop/api-contract', 'run', 'openapi'] },
      { run: ['pnpm', 'run', 'texts:write'] },
      { say: 'Next: the fields of the block and how it looks; pnpm api:write, pnpm changeset.' },
    ];
  },
};
