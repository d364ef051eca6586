import { readFileSync } from 'node:fs';
import type ts from 'typescript';
import { importedNames } from './imported-names';
import { packageExports } from './package-exports';
import { reachable } from './reachable';

/** Something that is exported although nothing that ships reaches it. */
export interface KeptExport {
  /** The entry it is imported from. */
  readonly from: string;
  readonly name: string;
  /** What another site needs it for. */
  readonly because: string;
}

export interface ReachQuestion {
  /** Folders of the packages whose exports have to be of use. */
  readonly packages: readonly string[];
  /** Files of what ships: apps, and packages that are not asked about. */
  readonly shipped: readonly string[];
  readonly kept: readonly KeptExport[];
}

/**
 * What is wrong with the exports of some packages: a value that nothing that ships reaches, neither by importing it nor
 * by way of another that is imported; and an entry of the list of exceptions that excepts nothing.
 */
export const reachProblems = ({ packages, shipped, kept }: ReachQuestion): readonly string[] => {
  const { checker, entries } = packageExports(packages);
  const valuesOf = new Map(entries.map(({ specifier, values }) => [specifier, values]));
  const imported = new Set<ts.Symbol>();
  for (const file of shipped)
    for (const [specifier, names] of importedNames(file, readFileSync(file, 'utf8')))
      for (const name of names) {
        const symbol = valuesOf.get(specifier)?.get(name);
        if (symbol !== undefined) imported.add(symbol);
      }
  const used = reachable(checker, imported);
  const excepted = kept.map(({ from, name }) => valuesOf.get(from)?.get(name));
  const known = reachable(checker, [...imported, ...excepted.filter((symbol) => symbol !== undefined)]);
  return [
    ...entries.flatMap(({ specifier, values }) =>
      [...values]
        .filter(([, symbol]) => !known.has(symbol))
        .map(([name]) => `${specifier} exports ${name}, and nothing that ships reaches it`),
    ),
    ...kept.flatMap(({ from, name }, index) => {
      const symbol = excepted[index];
      if (symbol === undefined) return [`${from} does not export ${name}, which is kept for other sites`];
      return used.has(symbol) ? [`${name} of ${from} ships, so it need not be kept for other sites`] : [];
    }),
  ];
};
