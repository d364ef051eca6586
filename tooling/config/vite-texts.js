/** The module by which an app takes part in what this plugin knows; `lazy-texts.d.ts` says what it exports. */
const MODULE = 'virtual:lazy-texts';

const RESOLVED = `\0${MODULE}`;

/** A lazy import of code of our own, in source that TypeScript has not read yet. */
const LAZY_IMPORT = /(?<!typeof\s|:\s|<)\bimport\((['"])(\.[^'"]+)\1\)(?!\.[A-Z])/g;

/** How code names the texts it shows. */
const NAMESPACE = /useTranslation\(\s*['"`]([\w-]+)['"`]/g;

/** Files of texts, and those that name them. */
export const TEXT_FILE = /[\\/](?:texts[\\/][\w.-]+\.json|text-files[\\/][\w.-]+\.ts)$/;

/** Languages that an app is built with. */
export const LANGUAGES = ['de', 'en'];

const OWN_CODE = /(?:packages|apps)[\\/][\w-]+[\\/]src[\\/](?!text-files[\\/]).*\.tsx?$/;

const placeholder = (/** @type {number} */ index) => `__TEXTS_OF_${index}__`;

const HELPERS = `
let load = () => undefined;
export const firstTexts = ${JSON.stringify(placeholder(0))}.split(' ').filter(Boolean);
export const onTextsNeeded = (loader) => { load = loader; };
export const withTexts = async (names, code) => (await Promise.all([code(), names && load(names.split(' '))]))[0];
`;

/**
 * A lazy import brings the texts that its code shows along, as it brings its styles: the build finds which these are, so
 * nobody has to list them, and none is forgotten. Both are asked for at once. Texts of what is there from the start are
 * `firstTexts`. While an app is developed nothing is known ahead, and texts come when they are shown.
 *
 * @returns {import('vite').Plugin & { readonly filesOf: FilesOf }}
 */
export const lazyTexts = () => {
  /** @type {string[]} */
  const targets = [''];
  let isBuild = false;
  /** @type {Map<string, string> | undefined} */
  let found;

  /** @type {FilesOf} */
  const filesOf = (target, language, bundle) => {
    const id = targets.find((one) => (target === '' ? one === '' : one.endsWith(`/${target}`)));
    const names = (found?.get(id ?? '?') ?? '').split(' ');
    const files = Object.values(bundle).filter(
      (file) =>
        file.type === 'chunk' &&
        !file.isEntry &&
        file.moduleIds.some(
          (module) =>
            names.some((name) => module.endsWith(`/texts/${name}.${language}.json`)) ||
            (target === '' && module.endsWith(`/text-files/${language}.ts`)),
        ),
    );
    return files.map(({ fileName }) => fileName);
  };

  return {
    filesOf,
    name: 'lazy-texts',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? (isBuild ? HELPERS : HELPERS.replace(placeholder(0), '')) : undefined),
    async transform(code, id) {
      if (!isBuild || !OWN_CODE.test(id) || !code.includes('import(')) return undefined;
      const imports = [...code.matchAll(LAZY_IMPORT)].filter(([, , path = '']) => !path.endsWith('.json'));
      if (imports.length === 0) return undefined;
      let written = code;
      for (const [whole, , path = ''] of imports) {
        const target = await this.resolve(path, id);
        if (target === null) continue;
        if (!targets.includes(target.id)) targets.push(target.id);
        const names = JSON.stringify(placeholder(targets.indexOf(target.id)));
        written = written.replace(whole, `__withTexts(${names}, () => ${whole})`);
      }
      return { code: `import { withTexts as __withTexts } from '${MODULE}';${written}`, map: null };
    },
    renderStart: () => {
      found = undefined;
    },
    renderChunk(code, _, __, { chunks }) {
      found ??= textsOfTargets(targets, chunks, (id) => this.getModuleInfo(id));
      const names = found;
      return code.replace(
        /__TEXTS_OF_(\d+)__/g,
        (_whole, index) => names.get(targets[Number(index)] ?? '') ?? '',
      );
    },
    generateBundle(_, bundle) {
      const files = targets.map((target) => {
        const name = target.slice(target.indexOf('/src/') + 1);
        return [
          name,
          Object.fromEntries(LANGUAGES.map((language) => [language, filesOf(name, language, bundle)])),
        ];
      });
      this.emitFile({
        type: 'asset',
        fileName: 'texts.json',
        source: JSON.stringify(Object.fromEntries(files)),
      });
    },
  };
};

/** @typedef {import('vite').Rolldown.RenderedChunk} Chunk */
/**
 * The files with the texts of a lazy import (the end of its path), or for '' those of the start.
 *
 * @typedef {(target: string, language: string, bundle: import('vite').Rolldown.OutputBundle) => readonly string[]} FilesOf
 */
/** @typedef {(id: string) => import('vite').Rolldown.ModuleInfo | null} InfoOf */

/**
 * @param {readonly string[]} targets the first is none: it stands for the entry
 * @param {Readonly<Record<string, Chunk>>} chunks
 * @param {InfoOf} infoOf
 */
const textsOfTargets = (targets, chunks, infoOf) => {
  const all = Object.values(chunks);
  const closure = (/** @type {Chunk | undefined} */ chunk, /** @type {Set<Chunk>} */ seen = new Set()) => {
    if (chunk === undefined || seen.has(chunk)) return seen;
    seen.add(chunk);
    for (const file of chunk.imports) closure(chunks[file], seen);
    return seen;
  };
  const modulesOf = (/** @type {string} */ id, /** @type {Set<string>} */ seen = new Set()) => {
    if (seen.has(id)) return seen;
    seen.add(id);
    for (const next of infoOf(id)?.importedIds ?? []) modulesOf(next, seen);
    return seen;
  };
  const namespacesOf = (/** @type {string} */ id, /** @type {readonly Chunk[]} */ within) => {
    const reached = modulesOf(id);
    const written = within.flatMap((one) => one.moduleIds.filter((module) => reached.has(module)));
    return written.flatMap((module) =>
      [...(infoOf(module)?.code ?? '').matchAll(NAMESPACE)].map(([, name = '']) => name),
    );
  };
  const entries = all.filter(({ isEntry }) => isEntry);
  const first = new Set(
    entries.flatMap((entry) => namespacesOf(entry.facadeModuleId ?? '', [...closure(entry)])),
  );
  const sorted = (/** @type {Iterable<string>} */ names) => [...new Set(names)].sort().join(' ');
  return new Map(
    targets.map((id) => {
      if (id === '') return [id, sorted(first)];
      const chunk = all.find(({ moduleIds }) => moduleIds.includes(id));
      const own = chunk === undefined ? [] : namespacesOf(id, [...closure(chunk)]);
      return [id, sorted(own.filter((name) => !first.has(name)))];
    }),
  );
};
