/**
 * `npm run trust`: the long tries before a release, an hour or two. `--share=0.02` makes a fiftieth of each, `--only=kills`
 * one of them. Prints what was tried, how often, and how many of those hit the moment that could go wrong; the same as
 * a table in `.reports/trust.md`, for docs/figures.md.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CommandError, runCommand } from './src/bootstrap/fail.mjs';
import { checkNodeVersion } from './src/bootstrap/node-version.mjs';
import { startPostgres } from './src/bootstrap/postgres.mjs';
import { exitCodeOf, root, toolEnvironment } from './src/bootstrap/run.mjs';
import { figuresIn, sizesOf, TRUST_STEPS } from './src/bootstrap/trust-steps.mjs';

/** @param {string} name */
const option = (name) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);

/**
 * Runs a step with its output shown, and resolves with that output and whether all of it held.
 *
 * @param {import('./src/bootstrap/trust-steps.mjs').TrustStep} step
 * @param {Record<string, string>} environment
 * @returns {Promise<{ output: string, held: boolean }>}
 */
const runStep = ({ folder = 'apps/backend', files, config }, environment) =>
  new Promise((resolve, reject) => {
    const child = spawn('vitest', ['run', '--config', config, '--reporter=default', ...files], {
      cwd: path.join(root, folder),
      env: {
        ...toolEnvironment(environment),
        PATH: [path.join(root, folder, 'node_modules/.bin'), process.env['PATH']].join(path.delimiter),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      const text = String(chunk);
      output += text;
      process.stdout.write(text);
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      resolve({ output, held: code === 0 });
    });
  });

await runCommand(async () => {
  checkNodeVersion();
  const share = Number(option('share') ?? 1);
  if (!(share > 0 && share <= 1))
    throw new CommandError('--share is above 0 and at most 1, for example 0.02.');
  const only = option('only');
  const steps = TRUST_STEPS.filter(({ name }) => only === undefined || name === only);
  if (steps.length === 0)
    throw new CommandError(`--only is one of ${TRUST_STEPS.map(({ name }) => name).join(', ')}.`);
  if (
    (await exitCodeOf('turbo', [
      'run',
      'build',
      '--filter=@gastroshop/backend',
      '--output-logs=errors-only',
    ])) !== 0
  )
    throw new CommandError('The backend could not be built.');
  const postgres = await startPostgres();
  /** @type {string[]} */
  const rows = [];
  /** @type {string[]} */
  const broken = [];
  const started = Date.now();
  try {
    for (const step of steps) {
      console.log(`▸ ${step.name} …`);
      const { output, held } = await runStep(step, {
        ...sizesOf(step.sizes, share),
        ...(postgres !== undefined && { TEST_DATABASE_URL: postgres.url }),
      });
      for (const cells of figuresIn(output)) rows.push(`| ${cells.join(' | ')} |`);
      if (!held) broken.push(step.name);
    }
  } finally {
    await postgres?.stop();
  }
  const [cpu] = os.cpus();
  const table = [
    `${new Date().toISOString().slice(0, 10)}, ${os.cpus().length} cores of ${cpu?.model ?? 'an unknown machine'}, Node ${process.versions.node}, ${postgres === undefined ? 'PGlite alone' : `PostgreSQL ${postgres.version} and PGlite`}, share ${share}, ${Math.round((Date.now() - started) / 1000)} s`,
    '',
    '| what | tried | failed | dangerous moments | besides |',
    '| --- | --: | --: | --: | --- |',
    ...rows,
    '',
  ].join('\n');
  const file = path.join(root, '.reports/trust.md');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, table);
  console.log(`\n${table}`);
  if (broken.length > 0)
    throw new CommandError(`Did not hold: ${broken.join(', ')}. The lines above say why.`);
});
