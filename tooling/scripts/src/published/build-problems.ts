import path from 'node:path';

/** Files of a build by their path in it, with slashes; scripts with what is in them. */
export type BuiltFiles = ReadonlyMap<string, string>;

/** Hooks work in browsers, and in what React draws on a server for them; never in components of the server alone. */
const USES_HOOKS = /\buse(?:State|Effect|LayoutEffect|EffectEvent|SyncExternalStore|Ref|Context)\(/;
const STATIC_IMPORT = /^(?:'use client';)?\s*(?:import|export)\b[^'"()]*['"](\.[^'"]+)['"]/gm;

/** The modules that an import of this one loads at once. */
const reachableFrom = (door: string, files: BuiltFiles): ReadonlySet<string> => {
  const reached = new Set<string>();
  const next = [door];
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    for (const [, target = ''] of (files.get(file) ?? '').matchAll(STATIC_IMPORT))
      next.push(path.posix.join(path.posix.dirname(file), target));
  }
  return reached;
};

const scriptProblems = (file: string, code: string, files: BuiltFiles): readonly string[] => [
  ...(/['"][^'"]+\?url['"]/.test(code) ? [`${file} imports an address as Vite alone can (?url)`] : []),
  ...(code.includes('data:image/svg') ? [`${file} carries a drawing inside`] : []),
  ...(USES_HOOKS.test(code) && !code.startsWith("'use client';")
    ? [`${file} has hooks and no 'use client'`]
    : []),
  ...(code.includes('sourceMappingURL') && !files.has(`${file}.map`)
    ? [`${file} names a map that is not there`]
    : []),
];

/**
 * What whoever installs a package would stumble over, as far as its build says it.
 *
 * @param files of its folder `dist`
 */
export const buildProblems = (files: BuiltFiles): readonly string[] => {
  const names = [...files.keys()];
  const barrel = [...reachableFrom('index.js', files)];
  return [
    ...names
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => `${file} is named like a module: bundlers give its classes other names`),
    ...names
      .filter((file) => file.endsWith('.d.ts') && !files.has(`${file}.map`))
      .map((file) => `${file} has no map to its source`),
    ...names
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) => scriptProblems(file, files.get(file) ?? '', files)),
    ...barrel
      .filter((file) => /\.wasm\b/.test(files.get(file) ?? ''))
      .map((file) => `${file} brings WebAssembly to whoever imports anything`),
  ];
};
