/**
 * `npm test`: installs what it needs and runs every check and every kind of test, once. `--no-install` leaves the machine
 * as it is; what is missing then is named at the end. `pnpm test` is the quick loop of somebody who has installed: the
 * unit tests, cached.
 */
import { countTests } from './src/bootstrap/count-tests.mjs';
import { CommandError, runCommand } from './src/bootstrap/fail.mjs';
import { findBrowser, findShell } from './src/bootstrap/find-browser.mjs';
import { findImageNode } from './src/bootstrap/image-node.mjs';
import { ensureInstalled } from './src/bootstrap/install.mjs';
import { lastWords } from './src/bootstrap/last-words.mjs';
import { checkNodeVersion } from './src/bootstrap/node-version.mjs';
import { startPostgres } from './src/bootstrap/postgres.mjs';
import { provision } from './src/bootstrap/provision.mjs';
import { exitCodeOf, root, toolEnvironment } from './src/bootstrap/run.mjs';

const quick = (process.env['npm_config_user_agent'] ?? '').startsWith('pnpm/');
const mayInstall = !process.argv.includes('--no-install');
const onCi = Boolean(process.env['CI']);

/** A browser that somebody names is taken at their word, before minutes go by. */
const checkNamedBrowser = () => {
  const named = process.env['CHROMIUM_PATH'] ?? '';
  if (named !== '' && findBrowser() === undefined)
    throw new CommandError(
      `CHROMIUM_PATH is "${named}", which is no program. Name a Chromium, or nothing, and one is installed.`,
    );
};

/** Three times what the longest phase needs: one that stands still says where, instead of standing there for ever. */
const PHASE_MS = 45 * 60_000;

/**
 * @param {readonly string[]} tasks
 * @param {Record<string, string>} environment
 * @param {readonly string[]} [more] arguments
 */
const turbo = async (tasks, environment, more = []) => {
  const started = Date.now();
  const code = await exitCodeOf(
    'turbo',
    ['run', ...tasks, ...more, '--output-logs=errors-only', '--log-order=grouped'],
    {
      env: toolEnvironment(environment),
      timeout: PHASE_MS,
    },
  );
  if (Date.now() - started >= PHASE_MS) {
    console.log(lastWords(root, started));
    throw new CommandError(
      `"${tasks.join(' ')}" did not end within ${PHASE_MS / 60_000} minutes. Above is what each task said last.`,
    );
  }
  if (code !== 0) {
    throw new CommandError(
      'A check failed; the lines above name it. Run it alone with "npx turbo run <task> --filter=<package>".',
    );
  }
};

/**
 * Waits for all, and fails as the first of them that failed.
 *
 * @param {readonly Promise<void>[]} phases
 */
const together = async (phases) => {
  const ended = await Promise.allSettled(phases);
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
};

await runCommand(async () => {
  checkNodeVersion();
  if (quick) {
    await turbo(['test'], {});
    return;
  }
  const started = Date.now();
  checkNamedBrowser();
  await ensureInstalled();
  const missing = await provision(mayInstall);
  const browser = findBrowser();
  const shell = findShell();
  const postgres = await startPostgres().catch((/** @type {unknown} */ error) => {
    throw new CommandError(`PostgreSQL is installed here, but did not start: ${String(error)}`);
  });
  const imageNode = findImageNode();
  const environment = {
    ...(browser?.executable !== undefined && { CHROMIUM_PATH: browser.executable }),
    ...(shell !== undefined && { CHROMIUM_SHELL_PATH: shell }),
    ...(imageNode !== undefined && { TEST_NODE: imageNode }),
    // The engines are part of a cached result's key; the address, new in every run, is not.
    TEST_DATABASES: postgres === undefined ? 'PGlite' : `PGlite, PostgreSQL ${postgres.version}`,
    ...(postgres !== undefined && { TEST_DATABASE_URL: postgres.url }),
    // Generated requests to the backend on each engine, in the same run as its other tests: nothing starts twice.
    REQUESTS: process.env['REQUESTS'] ?? '10000',
  };
  try {
    console.log(
      `▸ Checks and unit tests${postgres === undefined ? '' : `, PostgreSQL ${postgres.version}`} …`,
    );
    // The backend's tests take longest. Among other tasks they come last, because those are ready before: alone, on half
    // the cores. So they are begun on their own, and something else goes beside them.
    await turbo(['@gastroshop/backend#build'], environment);
    await together([
      turbo(['@gastroshop/backend#test'], environment),
      turbo(['lint'], environment, ['--concurrency=2']),
    ]);
    await turbo(['check'], environment);
    if (browser !== undefined) {
      console.log('▸ Browser journeys …');
      await turbo(['e2e'], environment);
    }
    console.log(
      '▸ Every story, processes that are killed or share a database, another project, planted faults …',
    );
    // Side by side, because each for itself leaves a core idle: stories wait for frames, faults for processes, and the
    // other two do one thing after the other.
    await turbo(
      [
        ...(browser === undefined ? [] : ['check:stories']),
        'test:faults',
        'check:consumer',
        'guards:selftest',
      ],
      environment,
      ['--concurrency=200%'],
    );
  } finally {
    await postgres?.stop();
  }
  const seconds = Math.round((Date.now() - started) / 1000);
  const { passed, failed } = countTests();
  console.log(`\n▸ Everything that was run passed in ${seconds} s.`);
  console.log(`tests: ${passed} passed, ${failed} failed`);
  const notRun = missing.filter(({ without }) => without !== undefined);
  for (const { name, without } of notRun) console.log(`not run, for want of ${name}: ${without}`);
  if (onCi && notRun.length > 0) throw new CommandError('CI has to run everything.');
});
