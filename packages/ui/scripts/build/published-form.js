import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const DRAWINGS = 'product/drawings';
const src = fileURLToPath(new URL('../../src', import.meta.url));
const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** The name of the plugin. */
export const PUBLISHED_FORM = 'published-form';

/** Vite would put such files into the scripts as data; the bundler of whoever uses the kit finds them beside these. */
const OWN_FILE = /(new URL\(\s*'[^']+',\s*)import\.meta\.url/g;
const HIDDEN = '__MODULE_ADDRESS__';

/** What a module imports that React for servers lacks. */
const NEEDS_BROWSER =
  /^(?:react|react-dom|@mantine\/.*|@tanstack\/react-.*|@gastroshop\/i18n\/react)(?:\/|$)/;

/**
 * Icons have no state, and are made by calling a function, which a server can only do with one of its own.
 *
 * @param {{ readonly fileName: string, readonly imports: readonly string[] }} module
 */
const isForBrowsers = ({ fileName, imports }) =>
  !fileName.startsWith('icons/') && imports.some((name) => NEEDS_BROWSER.test(name));

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
 * The form in which the modules are published: sheets that each bundler takes as they are, files found from the module
 * that names them, and "use client" on what has state.
 *
 * @returns {import('vite').Plugin}
 */
export const publishedForm = () => ({
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
        const folder = file.fileName.split('/').slice(0, -1).join('/');
        const first = [
          ...(isForBrowsers(file) ? ["'use client';"] : []),
          // The shops link the sheet of their tenant; other sites name a theme.
          ...(file.fileName === 'theme/shop-ui-provider.js' ? ["import '#styles/theme/themes.css';"] : []),
        ];
        // On the first line, because the source map counts lines.
        file.code = first.join('') + byWayOfImports(file.code.replaceAll(HIDDEN, 'import.meta.url'), folder);
      }
    },
  },
  writeBundle: () => {
    cpSync(`${src}/${DRAWINGS}/svg`, `${dist}/${DRAWINGS}/svg`, { recursive: true });
    cpSync(`${src}/${DRAWINGS}/LICENSE.md`, `${dist}/${DRAWINGS}/svg/LICENSE.md`);
  },
});
