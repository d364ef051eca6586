import type { AnyCall } from '@gastroshop/api-contract';

/** Who makes the function of a call, by what its endpoint answers. */
const makerOf = ({ endpoint }: AnyCall): { readonly name: string; readonly file: string } => {
  if (endpoint.answer === 'file') return { name: 'fileCall', file: './file-call' };
  if (endpoint.answer === 'events') return { name: 'eventCall', file: './event-call' };
  return { name: 'call', file: './call' };
};

/**
 * The functions of an area's calls as source, in the order of their names.
 *
 * @param calls by name
 */
export const callSource = (calls: Readonly<Record<string, AnyCall>>): string => {
  const entries = Object.entries(calls).sort(([one], [other]) => (one < other ? -1 : 1));
  const imports = new Set(
    entries.map(([, call]) => makerOf(call)).map(({ name, file }) => `import { ${name} } from '${file}';`),
  );
  return [
    '// Written by `pnpm --filter=@gastroshop/api-client calls:write` from the contract.',
    "import * as endpoints from '@gastroshop/api-contract/endpoints';",
    ...[...imports].sort(),
    ...entries.flatMap(([name, call]) => [
      '',
      `/** ${call.summary} */`,
      `export const ${name} = /* @__PURE__ */ ${makerOf(call).name}('${name}', endpoints.${name});`,
    ]),
    '',
  ].join('\n');
};

/** The list of the areas as source. */
export const areasSource = (areas: readonly string[]): string =>
  [
    '// Written by `pnpm --filter=@gastroshop/api-client calls:write` from the contract.',
    ...areas.toSorted().map((area) => `export * from './${area}';`),
    "export { type CallFunction, type CallName, type EventCallFunction } from './call-types';",
    '',
  ].join('\n');
