import type { PublishedManifest } from './published-manifest';

/** Libraries a page may have once only, because their parts meet in a context. */
const SHARED: ReadonlySet<string> = new Set([
  'react',
  'react-dom',
  '@mantine/core',
  '@mantine/hooks',
  'i18next',
  'react-i18next',
  '@tanstack/react-query',
  '@reduxjs/toolkit',
  'react-redux',
]);

/** Below it there is no `useEffectEvent`, and a page stays blank. */
const LOWEST_REACT = '>=19.2';

/** The kit, whose themes are sheets that a page imports by name. */
const KIT = '@gastroshop/ui';
const THEMES = './themes/*.css';

const dependencyProblems = ({ dependencies, peers }: PublishedManifest): readonly string[] => [
  ...Object.entries({ ...dependencies, ...peers }).flatMap(([name, range]) =>
    name.startsWith('@gastroshop/') && !range.startsWith('^')
      ? [`asks for ${name} in one version alone ("workspace:^" leaves the choice)`]
      : [],
  ),
  ...Object.keys(dependencies).flatMap((name) =>
    SHARED.has(name) ? [`brings its own ${name}, which makes a second context: it is a peer`] : [],
  ),
  ...Object.entries(peers).flatMap(([name, range]) =>
    /^(?:react|react-dom)$/.test(name)
      ? range === LOWEST_REACT
        ? []
        : [`takes ${name} "${range}", and needs "${LOWEST_REACT}"`]
      : range.startsWith('^')
        ? []
        : [`takes ${name} in "${range}" alone`],
  ),
];

const fieldProblems = (manifest: PublishedManifest): readonly string[] => [
  ...(manifest.private ? ['is private, so no other site can install it'] : []),
  ...(['license', 'homepage', 'bugs', 'repository'] as const).flatMap((field) =>
    manifest[field] === '' ? [`has no ${field}`] : [],
  ),
  ...(manifest.keywords.length === 0 ? ['has no keywords'] : []),
  ...(manifest.hasProvenance ? [] : ['does not prove where it was built (publishConfig.provenance)']),
  ...(['dist', 'CHANGELOG.md'] as const).flatMap((file) =>
    manifest.files.includes(file) ? [] : [`does not pack ${file}`],
  ),
  ...(manifest.files.some((file) => file === 'src' || file.startsWith('src/'))
    ? []
    : ['does not pack its sources, which its maps lead to']),
];

/** What whoever installs a package would stumble over, as far as its manifest says it. */
export const manifestProblems = (manifest: PublishedManifest): readonly string[] => [
  ...fieldProblems(manifest),
  ...dependencyProblems(manifest),
  ...(manifest.name === KIT && !manifest.exports.includes(THEMES)
    ? [`exports no sheets of themes (${THEMES})`]
    : []),
];
