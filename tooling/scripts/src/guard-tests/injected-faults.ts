import type { InjectedFault } from './injected-fault';
import { publishedFaults } from './published-faults';
import { replaceOnce } from '../replace-once';

const domain = 'packages/domain/src/money';

/** Three faults in one run of ESLint. */
const eslint = [
  'eslint',
  ...['promise.ts', 'any.ts', 'skipped.test.ts'].map((file) => `src/money/planted-${file}`),
] as const;

/** One fault per guard. */
export const injectedFaults: readonly InjectedFault[] = [
  {
    name: 'an index that may be missing is used unchecked (TypeScript)',
    plant: {
      [`${domain}/planted-index.ts`]: 'export const first = (list: readonly string[]): string => list[0];\n',
    },
    guard: ['tsc'],
    folder: 'packages/domain',
    complaint: /planted-index\.ts.*TS2322/,
  },
  {
    name: 'undefined for an optional property (TypeScript)',
    plant: {
      [`${domain}/planted-optional.ts`]: 'export const place: { row?: number } = { row: undefined };\n',
    },
    guard: ['tsc'],
    folder: 'packages/domain',
    complaint: /planted-optional\.ts.*TS2375/,
  },
  {
    name: 'a promise nobody waits for (ESLint)',
    plant: { [`${domain}/planted-promise.ts`]: 'export const go = () => {\n  Promise.resolve(1);\n};\n' },
    guard: eslint,
    folder: 'packages/domain',
    complaint: /no-floating-promises/,
  },
  {
    name: 'any (ESLint)',
    plant: { [`${domain}/planted-any.ts`]: 'export const read = (text: string): any => JSON.parse(text);\n' },
    guard: eslint,
    folder: 'packages/domain',
    complaint: /no-explicit-any/,
  },
  {
    name: 'a skipped test (ESLint)',
    plant: {
      [`${domain}/planted-skipped.test.ts`]:
        "import { it } from 'vitest';\n\nit.skip('later', () => undefined);\n",
    },
    guard: eslint,
    folder: 'packages/domain',
    complaint: /no-restricted-syntax/,
  },
  {
    name: 'a text that is not there in English, and one whose types are older (texts:check)',
    plant: {
      'packages/i18n/src/messages/texts/messages.de.json': replaceOnce(
        '"errorTitle"',
        '"planted": "Neu {{name}}",\n  "errorTitle"',
      ),
    },
    guard: ['pnpm', 'run', 'texts:check'],
    complaint: /messages\.en\.json: planted is missing[\s\S]*i18next\.d\.ts is older than its texts/,
  },
  {
    name: 'a text that no code asks for (texts:usage)',
    plant: {
      'packages/i18n/src/i18next.d.ts': replaceOnce(
        'readonly errorTitle:',
        "readonly planted: '…';\n  readonly errorTitle:",
      ),
    },
    guard: ['pnpm', 'run', 'texts:usage'],
    complaint: /messages\.planted is asked for by no code/,
  },
  {
    name: 'a property of a body that is required all at once (check:openapi)',
    plant: {
      'packages/api-contract/openapi.json': replaceOnce(
        /(?<="CartItemWrite": \{[\s\S]{0,4000}?"required": \[\s+)"sku"/,
        '"planted", "sku"',
      ),
    },
    guard: ['pnpm', 'run', 'check:openapi'],
    complaint: /planted is required now/,
  },
  {
    name: 'an operation without a summary (Redocly)',
    plant: {
      'packages/api-contract/openapi.json': replaceOnce(
        /(?<="operationId": "getCart",\s+)"summary"/,
        '"x-summary"',
      ),
    },
    // Spelled in another way than above, because both plant the same file.
    guard: ['pnpm', 'check:openapi'],
    complaint: /Redocly operation-summary/,
  },
  {
    name: 'an export that is gone without a word (API Extractor)',
    plant: { [`${domain}/index.ts`]: replaceOnce(/\bsumMoney\b,? ?/, '') },
    guard: ['pnpm', 'run', 'check:api', 'domain'],
    complaint: /api\/money\.api\.md[^]*- export const sumMoney/,
  },
  {
    name: 'an untidy file (Prettier)',
    plant: { [`${domain}/planted-untidy.ts`]: 'export const a   = "b"\n' },
    // As check:format does, where the fault is: all files are looked at once in a run already.
    guard: ['pnpm', 'exec', 'prettier', '--check', domain],
    complaint: /planted-untidy\.ts/,
  },
  {
    name: 'a package imports one it may not (dependency-cruiser)',
    plant: { [`${domain}/planted-border.ts`]: "export * from '../../../i18n/src/index';\n" },
    guard: ['pnpm', 'run', 'check:architecture'],
    complaint: /border-of-packages\/domain: .*planted-border/,
  },
  {
    name: 'a library that is not in the table (dependency-cruiser)',
    plant: { [`${domain}/planted-library.ts`]: "export * from 'fast-check';\n" },
    guard: ['pnpm', 'run', 'check:architecture'],
    complaint: /libraries-of-packages\/domain: .*planted-library/,
  },
  {
    name: 'a room enters one it may not (dependency-cruiser)',
    plant: { [`${domain}/planted-room.ts`]: "export * from '../cart';\n" },
    guard: ['pnpm', 'run', 'check:architecture'],
    complaint: /room-packages\/domain-money: .*planted-room/,
  },
  {
    name: 'a room is entered by the window (dependency-cruiser)',
    plant: { 'packages/domain/src/cart/planted-window.ts': "export * from '../money/round';\n" },
    guard: ['pnpm', 'run', 'check:architecture'],
    complaint: /door-packages\/domain-money: .*planted-window/,
  },
  {
    name: 'the preview takes the checkout (dependency-cruiser)',
    plant: {
      'apps/cms-preview/src/page/planted.ts':
        "export * from '../../../../packages/storefront/src/checkout/index';\n",
    },
    guard: ['pnpm', 'run', 'check:architecture'],
    complaint: /border-of-apps\/cms-preview: .*planted/,
  },
  {
    name: 'a cycle (dependency-cruiser)',
    plant: {
      [`${domain}/planted-cycle.ts`]: "export * from './planted-cycle-too';\n",
      [`${domain}/planted-cycle-too.ts`]: "export * from './planted-cycle';\n",
    },
    guard: ['pnpm', 'run', 'check:architecture'],
    complaint: /no-cycle: .*planted-cycle/,
  },
  {
    name: 'the client imports more than types from the contract (dependency-cruiser)',
    plant: { 'packages/api-client/src/planted.ts': "export { contract } from '@gastroshop/api-contract';\n" },
    guard: ['pnpm', 'run', 'check:architecture'],
    complaint: /types-only-packages\/api-client-api-contract: .*planted/,
  },
  {
    name: 'a schema library on its way to browsers (dependency-cruiser)',
    plant: { 'packages/api-contract/src/endpoints/planted.ts': "export { z } from 'zod';\n" },
    guard: ['pnpm', 'run', 'check:architecture'],
    complaint: /lean-packages\/api-contract-endpoints: .*planted/,
  },
  {
    name: 'a folder whose name says nothing (dependency-cruiser)',
    plant: {
      [`${domain}/planted-folder.ts`]: "export * from './utils/planted-folder';\n",
      [`${domain}/utils/planted-folder.ts`]: 'export const a = 1;\n',
    },
    guard: ['pnpm', 'run', 'check:architecture'],
    complaint: /no-nameless-folder: .*planted-folder/,
  },
  {
    name: 'code that nobody uses (knip)',
    plant: { [`${domain}/planted-unused.ts`]: 'export const unused = 1;\n' },
    guard: ['pnpm', 'run', 'check:unused'],
    complaint: /planted-unused\.ts/,
  },
  {
    name: 'a rule that nothing that ships reaches',
    plant: {
      [`${domain}/index.ts`]: (before) => `${before}export const plantedRule = 1;\n`,
    },
    guard: ['pnpm', 'run', 'check:reach'],
    complaint: /money exports plantedRule/,
  },
  {
    name: 'an exception for an export that ships',
    plant: {
      'tooling/scripts/src/reach/kept-exports.ts': replaceOnce(
        'readonly KeptExport[] = [',
        "readonly KeptExport[] = [{ from: '@gastroshop/domain/pricing', name: 'priceRow', because: 'planted' },",
      ),
    },
    guard: ['pnpm', 'run', 'check:reach'],
    complaint: /priceRow of @gastroshop\/domain\/pricing ships/,
  },
  {
    name: 'a version beside the catalog',
    plant: {
      'packages/domain/package.json': replaceOnce('"decimal.js": "catalog:"', '"decimal.js": "^10.0.0"'),
    },
    guard: ['pnpm', 'run', 'check:versions'],
    complaint: /decimal\.js is "\^10\.0\.0"/,
  },
  {
    name: 'an export that is not in the package (publint)',
    plant: {
      'packages/domain/package.json': replaceOnce(/\.\/dist\/cart\/index\.js/g, './dist/cart/missing.js'),
    },
    guard: ['pnpm', 'exec', 'publint', '--strict', '--pack', 'pnpm'],
    folder: 'packages/domain',
    complaint: /missing\.js/,
  },
  {
    name: 'declarations that do not load (are the types wrong)',
    plant: {
      'packages/domain/package.json': replaceOnce(
        /\.\/dist\/cart\/index\.d\.ts/g,
        './dist/cart/missing.d.ts',
      ),
    },
    guard: ['pnpm', 'exec', 'attw', '--pack', '.', '--profile', 'esm-only'],
    folder: 'packages/domain',
    complaint: /(?:UntypedResolution|No types|Resolution failed|NoResolution)/i,
  },
  ...publishedFaults,
  {
    name: 'a changeset for a package that does not exist (changesets)',
    plant: { '.changeset/planted.md': "---\n'@gastroshop/nothing': minor\n---\n\nPlanted.\n" },
    guard: ['changeset', 'status'],
    complaint: /@gastroshop\/nothing/,
  },
  {
    name: 'a rule that no test proves',
    plant: { 'docs/rules.md': replaceOnce('- **PRI-2** ', '- **PRI-999** ') },
    guard: ['pnpm', 'run', 'check:rules'],
    complaint: /PRI-999/,
  },
  {
    name: 'a picture that is not the code any more',
    plant: { 'docs/architecture.md': replaceOnce('  identity["identity"]\n', '') },
    guard: ['pnpm', 'run', 'check:picture'],
    complaint: /pictures in docs\/architecture\.md/,
  },
  {
    name: 'a theme of the kit that is not the look an installation begins with',
    plant: { 'packages/ui/src/theme-data/first-themes.ts': replaceOnce("'#025d92'", "'#025d93'") },
    guard: ['pnpm', 'run', 'check:looks'],
    complaint: /first-looks\.json says/,
  },
  {
    name: 'a group that code treats otherwise than the others',
    plant: {
      'packages/identity/src/tenant/wrong-tenant.ts': (text) =>
        `${text}\nexport const asksByName = (mainTenant: string): boolean => mainTenant === 'LM';\n`,
    },
    guard: ['pnpm', 'run', 'check:tenants'],
    complaint: /wrong-tenant\.ts:\d+: 'LM' is a tenant's/,
  },
  {
    name: 'an OpenAPI document that is not the contract any more',
    plant: { 'packages/api-contract/openapi.json': replaceOnce('"getCart"', '"getBasket"') },
    guard: ['pnpm', 'run', 'openapi', '--check'],
    folder: 'packages/api-contract',
    complaint: /openapi\.json/,
  },
  {
    name: 'a text that nobody has written, and a value that a text is not given',
    plant: {
      'packages/i18n/src/planted.ts':
        "import { createTextsFrom } from './texts';\n\nconst t = createTextsFrom('de-AT', {}).getFixedT('de-AT', 'messages');\n\nexport const planted = t('errorTitel');\nexport const half = t('belowMinimum', { quantity: 2 });\n",
    },
    guard: ['tsc'],
    folder: 'packages/i18n',
    complaint: /planted\.ts\(5,[\s\S]*planted\.ts\(6,/,
  },
  {
    name: 'a client that outgrows its budget',
    plant: {
      'packages/api-client/src/index.ts': (before) =>
        `${before}\nglobalThis.document?.addEventListener('${Array.from({ length: 1500 }, (_, i) => Math.sin(i).toString(36).slice(3)).join('')}', () => undefined);\n`,
      'packages/api-client/package.json': replaceOnce('"sideEffects": false', '"sideEffects": true'),
    },
    guard: ['pnpm', 'run', 'check:size'],
    folder: 'tooling/bench',
    complaint: /3072/,
  },
  {
    name: "the main shop's stock-taking in the build of the fair (Vite)",
    plant: {
      'apps/fair/src/app/main.tsx': (before) =>
        `${before}\nconsole.log(await import('@gastroshop/domain/inventory'));\n`,
    },
    guard: ['pnpm', 'exec', 'vite', 'build'],
    folder: 'apps/fair',
    complaint: /must not have[^]*packages\/domain\/src\/inventory\/.*asked for by/,
  },
  {
    name: 'order controls in the build of the preview, by way of content (Vite)',
    plant: {
      'packages/cms/src/pages/content-page-view.tsx': (before) =>
        `import { OrderControl } from '@gastroshop/ui/order-control';\n${before}\nconsole.log(OrderControl);\n`,
    },
    guard: ['pnpm', 'exec', 'vite', 'build'],
    folder: 'apps/cms-preview',
    complaint: /must not have[^]*packages\/ui\/src\/order-control\/.*asked for by/,
  },
  {
    name: 'a rule of the trade is broken (Vitest)',
    plant: {
      [`${domain}/round.ts`]: replaceOnce('ROUND_HALF_AWAY_FROM_ZERO = 4', 'ROUND_HALF_AWAY_FROM_ZERO = 5'),
    },
    guard: ['vitest', 'run', 'src/money'],
    folder: 'packages/domain',
    complaint: /AssertionError|Property failed/,
  },
  {
    name: 'a browser that is named and is not there',
    plant: {},
    guard: ['node', 'tooling/scripts/test.mjs'],
    environment: { CHROMIUM_PATH: '/nowhere/chromium', npm_config_user_agent: 'npm' },
    complaint: /CHROMIUM_PATH is "\/nowhere\/chromium"/,
  },
];
