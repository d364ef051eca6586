/**
 * Another project, a plain Vite app outside the workspace, installs the packed packages, type-checks, builds, prices a
 * product and shows the kit, with the newest React and the lowest that is allowed. What works here works for a developer
 * of another site of the group.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../workspace-folders';
import { checkLook, checkServer, checkSizes } from './kit-checks';
import { catalogVersions, install, otherProject, packInto } from './other-project';

const PACKED = ['domain', 'identity', 'api-contract', 'api-client', 'i18n', 'ui'];
const TOOLS = [
  'typescript',
  'vite',
  'react',
  'react-dom',
  '@types/react',
  '@types/react-dom',
  '@mantine/core',
  '@mantine/hooks',
  'i18next',
];
const EXPECTED = '95.76';
const LOWEST_REACT = '19.2.0';

const folder = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-consumer-'));
const project = otherProject(folder);
const quiet = ['--logLevel', 'error'];

try {
  cpSync(path.join(import.meta.dirname, 'template'), folder, { recursive: true });
  const versions = catalogVersions(TOOLS);
  install(folder, project, packInto(folder, project, PACKED), versions);
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
  const reports = path.join(root, 'tooling/scripts/.reports');
  mkdirSync(reports, { recursive: true });
  const look = async (react: string) => {
    project.run('node', ['build-kit.mjs']);
    await checkLook(path.join(folder, 'kit'), 'kit.html', path.join(reports, `consumer-react-${react}.png`));
  };
  await look(String(versions['react']));
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
