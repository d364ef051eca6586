import { quietDirectives } from './ignore-directive-warnings.js';

/** The name of the plugin. */
export const PUBLISHED_FORM = 'published-form';

/** Vite would put such files into the scripts as data; the bundler of whoever uses the package finds them beside these. */
const OWN_FILE = /(new URL\(\s*'[^']+',\s*)import\.meta\.url/g;
const HIDDEN = '__MODULE_ADDRESS__';

/** What a module imports that React for servers lacks. */
const NEEDS_BROWSER =
  /^(?:react|react-dom|@mantine\/.*|@tanstack\/react-.*|@gastroshop\/i18n\/react)(?:\/|$)/;

/**
 * Sheets are imported by way of `imports` in package.json, where Node finds an empty module instead.
 *
 * @param {string} code
 * @param {string} folder of the module
 */
const byWayOfImports = (code, folder) =>
  code
    .replaceAll(/import ['"](\.[^'"]+\.css)['"];/g, (_, /** @type {string} */ sheet) => {
      const { pathname } = new URL(sheet, `file:///${folder}/`);
      return `import '#styles${pathname}';`;
    })
    .replaceAll(/import "@mantine\/core\/styles\/([^"]+)";/g, "import '#mantine/$1';")
    .replaceAll('import "@fontsource-variable/figtree/index.css";', "import '#letters.css';");

/**
 * What differs between packages of components.
 *
 * @typedef {object} Differences
 * @property {(fileName: string) => boolean} [isForServers] whether a module is for servers although it imports React
 * @property {(fileName: string) => readonly string[]} [before] what stands before a module
 */

/**
 * The form in which modules are published: sheets that each bundler takes as they are, files found from the module that
 * names them, and "use client" on what has state.
 *
 * @param {Differences} differences
 * @returns {import('vite').Plugin}
 */
export const publishedForm = ({ isForServers = () => false, before = () => [] } = {}) => ({
  name: PUBLISHED_FORM,
  enforce: 'pre',
  transform: (code) => {
    const hidden = code.replaceAll(OWN_FILE, `$1${HIDDEN}`);
    return hidden === code ? undefined : { code: hidden, map: null };
  },
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset') continue;
        const { fileName, imports } = file;
        const folder = fileName.split('/').slice(0, -1).join('/');
        const isForBrowsers = !isForServers(fileName) && imports.some((name) => NEEDS_BROWSER.test(name));
        const first = [...(isForBrowsers ? ["'use client';"] : []), ...before(fileName)];
        // On the first line, because the source map counts lines.
        file.code = first.join('') + byWayOfImports(file.code.replaceAll(HIDDEN, 'import.meta.url'), folder);
      }
    },
  },
});

/**
 * How components are built to be published: a module per source file, and each component's sheet beside it, imported by
 * it, so that an app pays for the components it uses and no others. Dependencies stay outside.
 *
 * @param {Readonly<Record<string, string>>} entry name in dist to source file
 * @returns {import('vite').UserConfig}
 */
export const componentBuild = (entry) => ({
  resolve: { conditions: ['@gastroshop/source'] },
  build: {
    target: 'es2022',
    sourcemap: true,
    minify: false,
    lib: { entry, formats: ['es'] },
    rolldownOptions: {
      external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0'),
      onLog: quietDirectives,
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
        // Sheets beside their components. Their names do not end in .module.css any more: a bundler would give the classes,
        // which are unique already, other names than the scripts know.
        assetFileNames: ({ names }) => names[0]?.replace(/\.module\.css$/, '.css') ?? '[name][extname]',
      },
    },
  },
});
