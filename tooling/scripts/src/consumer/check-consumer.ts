/**
 * Another project, a plain Vite app outside the workspace, installs the packed packages, type-checks, builds, prices a
 * product and shows the kit, with the newest React and the lowest that is allowed, and type-checks what READMEs show. The
 * kit is shown by webpack and Next as well, and drawn in vitest. What works here works for a developer of another site of
 * the group.
 *
 *   --all  also Next with webpack, which takes a minute more
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PUBLISHED_PACKAGES } from '../published/published-packages';
import { root } from '../workspace-folders';
import { checkExamples } from './example-checks';
import { checkLook, checkServer, checkSizes } from './kit-checks';
import { catalogVersions, install, otherProject, packInto } from './other-project';
import { examplesOf } from './readme-examples';

const TOOLS = [
  'typescript',
  'vite',
  'react',
  'react-dom',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  '@mantine/core',
  '@mantine/hooks',
  'i18next',
  'react-i18next',
  '@tanstack/react-query',
  'vitest',
];
/** What other sites build with, and this workspace does not. */
const BUNDLERS = { next: '16.4.6', webpack: '5.113.0', 'css-loader': '7.1.5', 'style-loader': '4.0.0' };
const EXPECTED = '95.76';
const LOWEST_REACT = '19.2.0';

/** Lays the examples of the installed READMEs beside the project's own modules, to be checked with them. */
const layExamples = (): void => {
  for (const name of PUBLISHED_PACKAGES) {
    const readme = readFileSync(path.join(folder, 'node_modules/@gastroshop', name, 'README.md'), 'utf8');
    const examples = examplesOf(readme);
    if (examples.length === 0) throw new Error(`the README of ${name} shows no example`);
    for (const [place, { ending, code }] of examples.entries())
      writeFileSync(
        path.join(folder, ending === 'tsx' ? 'src/kit' : 'src', `readme-${name}-${place}.${ending}`),
        code,
      );
  }
};

const folder = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-consumer-'));
const project = otherProject(folder);
const quiet = ['--logLevel', 'error'];

try {
  cpSync(path.join(import.meta.dirname, 'template'), folder, { recursive: true });
  const versions = catalogVersions(TOOLS);
  install(folder, project, packInto(folder, project, PUBLISHED_PACKAGES), { ...versions, ...BUNDLERS });
  layExamples();
  project.run('npx', ['--no-install', 'tsc']);
  // Mantine's own declarations do not stand being looked into.
  project.run('npx', ['--no-install', 'tsc', '-p', 'tsconfig.kit.json']);
  project.run('npx', ['--no-install', 'vite', 'build', ...quiet]);
  project.run('npx', [
    '--no-install',
    'vite',
    'build',
    ...quiet,
    '--ssr',
    'src/price.ts',
    '--outDir',
    'node',
  ]);
  const price = project.ask('node', ['-e', "import('./node/price.js').then((m) => console.log(m.price()))"]);
  if (price !== EXPECTED) throw new Error(`the other project got ${price}, expected ${EXPECTED}`);
  console.log(`consumer: installed, type-checked, built, and priced 4 cartons at € ${price}`);

  const sizes = checkSizes(project);
  checkServer(project, String(versions['react']));
  project.run('npx', ['--no-install', 'vitest', 'run', '--root', 'vitest', '--reporter', 'dot']);
  const reports = path.join(root, 'tooling/scripts/.reports');
  mkdirSync(reports, { recursive: true });
  const look = async (react: string) => {
    project.run('node', ['build-kit.mjs']);
    await checkLook(path.join(folder, 'kit'), 'kit.html', path.join(reports, `consumer-react-${react}.png`));
  };
  await look(String(versions['react']));
  project.run('node', ['webpack/build.mjs']);
  await checkLook(
    path.join(folder, 'webpack/dist'),
    'index.html',
    path.join(reports, 'consumer-webpack.png'),
  );
  const all = process.argv.includes('--all');
  console.log(await checkExamples(folder, reports, all ? ['turbopack', 'webpack'] : ['turbopack']));
  project.run('npm', [
    'install',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--prefer-offline',
    '--loglevel=error',
    `react@${LOWEST_REACT}`,
    `react-dom@${LOWEST_REACT}`,
  ]);
  checkServer(project, LOWEST_REACT);
  await look(LOWEST_REACT);
  console.log(`consumer: the kit is styled with React ${LOWEST_REACT} and ${versions['react']}; ${sizes}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
