import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { textUsage } from './text-usage';

const RESOURCES = `
export interface OrdersTexts {
  readonly title: '…';
  readonly found: '{{count}}';
  readonly reason_LATE: '…';
  readonly reason_SOLD_OUT: '…';
}
declare module './library' {
  interface ResourceNamespaceMap { readonly orders: OrdersTexts }
}
`;

const LIBRARY = `
export interface ResourceNamespaceMap {}
export interface TFunction<Ns extends keyof ResourceNamespaceMap> {
  <const Key extends keyof ResourceNamespaceMap[Ns] & string>(key: Key, values?: object): string;
}
export declare const useTranslation: <const Ns extends keyof ResourceNamespaceMap>(name: Ns) => { readonly t: TFunction<Ns> };
`;

const HEAD = `
import { useTranslation, type TFunction } from './library';
const { t } = useTranslation('orders');
`;

/** What is found in code that stands beside the keys of some orders. */
const usageOf = (code: string) => {
  const files: Readonly<Record<string, string>> = {
    '/src/i18next.d.ts': RESOURCES,
    '/src/library.ts': LIBRARY,
    '/src/page.ts': code,
    '/src/texts/orders.de.json': '{ "title": "Bestellungen" }',
  };
  const options: ts.CompilerOptions = {
    noLib: true,
    strict: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    resolveJsonModule: true,
    types: [],
  };
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    fileExists: (name) => name in files,
    readFile: (name) => files[name],
    getSourceFile: (name, version) => {
      const text = files[name];
      return text === undefined ? undefined : ts.createSourceFile(name, text, version, true);
    },
    getCurrentDirectory: () => '/',
    directoryExists: () => true,
    getDirectories: () => [],
    realpath: (name) => name,
  };
  return textUsage(
    ts.createProgram(
      Object.keys(files).filter((name) => name.endsWith('.ts')),
      options,
      host,
    ),
    '/',
  );
};

const unusedIn = (code: string) =>
  usageOf(code).unused.map((text) => text.replace('src/i18next.d.ts: orders.', ''));

describe('texts:usage', () => {
  it('names the texts that no code asks for', () => {
    expect(usageOf(`${HEAD} t('title'); t('found', { count: 2 });`)).toEqual({
      unused: ['src/i18next.d.ts: orders.reason_LATE', 'src/i18next.d.ts: orders.reason_SOLD_OUT'],
      unclear: [],
    });
  });

  it('understands a key that is put together, by what it may be', () => {
    const code = `${HEAD} declare const kind: 'LATE' | 'SOLD_OUT'; t(\`reason_\${kind}\`);`;
    expect(unusedIn(code)).toEqual(['title', 'found']);
  });

  it('understands a t that is handed on, under whatever name', () => {
    const code = `${HEAD}
      type Say = TFunction<'orders'>;
      const words = { say: t };
      export const line = (say: Say) => say('title') + words.say('reason_LATE');`;
    expect(unusedIn(code)).toEqual(['found', 'reason_SOLD_OUT']);
  });

  it('does not take another function for a t', () => {
    const code = `${HEAD} declare const log: (key: 'title') => void; log('title'); t('found');`;
    expect(unusedIn(code)).toEqual(['title', 'reason_LATE', 'reason_SOLD_OUT']);
  });

  it('takes all texts for used that are read without a t, before any other code', () => {
    const code = `
      import de from './texts/orders.de.json';
      export const texts: Readonly<Record<string, string>> = de;`;
    expect(unusedIn(code)).toEqual([]);
  });

  it('names a call of which nobody can tell what it asks for', () => {
    expect(usageOf(`${HEAD} declare const key: any; t(key);`).unclear).toEqual(['src/page.ts:4']);
  });
});
