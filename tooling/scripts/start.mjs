/** `npm start`: installs, builds what is missing or stale, and serves the shop. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { CommandError, runCommand } from './src/bootstrap/fail.mjs';
import { ensureInstalled } from './src/bootstrap/install.mjs';
import { checkNodeVersion } from './src/bootstrap/node-version.mjs';
import { exitCodeOf, mustRun, root, toolEnvironment } from './src/bootstrap/run.mjs';

const portFromEnvironment = () => {
  const text = process.env['PORT'] ?? '4000';
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port >= 1 && port <= 65_535) return text;
  throw new CommandError(
    `PORT is "${text}", but has to be a number from 1 to 65535. Try: PORT=4001 npm start`,
  );
};

await runCommand(async () => {
  checkNodeVersion();
  const port = portFromEnvironment();
  const dataFolder = path.resolve(root, process.env['DATA_DIR'] ?? 'data');
  await ensureInstalled();
  console.log('▸ Building what is missing or stale …');
  await mustRun(
    'turbo',
    [
      'run',
      'build',
      'storybook:build',
      '--filter=./apps/*',
      '--filter=@gastroshop/ui',
      '--output-logs=errors-only',
      '--log-order=grouped',
    ],
    'The build failed; the lines above say where. After a change of branch, "npm test" shows more.',
  );
  const server = path.join(root, 'apps/backend/dist/server.js');
  if (!existsSync(server))
    throw new CommandError(
      `The build left no ${path.relative(root, server)}. Run "npx turbo run build --force".`,
    );
  process.exitCode = await exitCodeOf(process.execPath, [server], {
    shell: false,
    // On a terminal only what needs somebody; LOG_LEVEL=info shows every call.
    env: toolEnvironment({
      // glibc keeps what was freed apart for each thread otherwise, a hundred megabytes of it.
      MALLOC_ARENA_MAX: process.env['MALLOC_ARENA_MAX'] ?? '2',
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
      PORT: port,
      DATA_DIR: dataFolder,
    }),
  });
});
