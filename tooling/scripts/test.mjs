/**
 * `npm test`: installs and runs every check and every kind of test. `npm run test:full` runs the whole matrix.
 * `pnpm test` is the quick loop of somebody who has installed: the unit tests, cached.
 */
import { Refusal, runCommand } from './src/bootstrap/fail.mjs';
import { browserInstallCommand, findBrowser, findShell } from './src/bootstrap/find-browser.mjs';
import { ensureInstalled } from './src/bootstrap/install.mjs';
import { checkNodeVersion } from './src/bootstrap/node-version.mjs';
import { startPostgres } from './src/bootstrap/postgres.mjs';
import { exitCodeOf, toolEnvironment } from './src/bootstrap/run.mjs';
import { countTests } from './src/bootstrap/count-tests.mjs';

const full = process.argv.includes('--full');
const quick = !full && (process.env['npm_config_user_agent'] ?? '').startsWith('pnpm/');
const onCi = Boolean(process.env['CI']);

const requireBrowser = () => {
  const browser = findBrowser();
  if (browser !== undefined) return browser;
  throw new Refusal(
    `The browser journeys need Chromium, and there is none. Install it with:\n\n    ${browserInstallCommand()}`,
  );
};

/**
 * @param {readonly string[]} tasks
 * @param {Record<string, string>} environment
 */
const turbo = async (tasks, environment) => {
  const code = await exitCodeOf(
    'turbo',
    ['run', ...tasks, '--output-logs=errors-only', '--log-order=grouped'],
    {
      env: toolEnvironment(environment),
    },
  );
  if (code !== 0) {
    throw new Refusal(
      'A check failed; the lines above name it. Run it alone with "npx turbo run <task> --filter=<package>".',
    );
  }
};

await runCommand(async () => {
  checkNodeVersion();
  if (quick) {
    await turbo(['test'], {});
    return;
  }
  const started = Date.now();
  const browser = requireBrowser();
  const shell = findShell();
  await ensureInstalled();
  const postgres = await startPostgres().catch((/** @type {unknown} */ error) => {
    throw new Refusal(`PostgreSQL is installed here, but did not start: ${String(error)}`);
  });
  const environment = {
    ...(browser.executable !== undefined && { CHROMIUM_PATH: browser.executable }),
    ...(shell !== undefined && { CHROMIUM_SHELL_PATH: shell }),
    // The engines are part of a cached result's key; the address, new in every run, is not.
    TEST_DATABASES: postgres === undefined ? 'PGlite' : `PGlite, PostgreSQL ${postgres.version}`,
    ...(postgres !== undefined && { TEST_DATABASE_URL: postgres.url }),
  };
  try {
    console.log(
      `▸ Checks and unit tests${postgres === undefined ? '' : `, PostgreSQL ${postgres.version}`} …`,
    );
    await turbo(['check'], environment);
    console.log('▸ Browser journeys …');
    await turbo(['e2e'], environment);
    // The other screens and languages, and what takes its time.
    if (full) await turbo(['e2e:more'], environment);
    if (full) {
      console.log('▸ Every story: what it does, and in both schemes accessibility, layout, longer texts …');
      console.log('▸ Processes that are killed, two on one database …');
      // Side by side: processes that start and stop leave most of the machine to the browser.
      await turbo(['check:stories', 'test:faults'], environment);
      console.log('▸ The packed packages in another project, and one planted fault per guard …');
      await turbo(['check:consumer'], environment);
      await turbo(['guards:selftest'], environment);
    }
  } finally {
    await postgres?.stop();
  }
  const seconds = Math.round((Date.now() - started) / 1000);
  const { passed, failed } = countTests();
  console.log(`\n▸ Everything passed in ${seconds} s.`);
  console.log(`tests: ${passed} passed, ${failed} failed`);
  if (postgres === undefined) {
    console.log('PostgreSQL: not run');
    if (onCi)
      throw new Refusal('CI has to run on PostgreSQL. Install it with: apt-get install --yes postgresql');
  }
});
