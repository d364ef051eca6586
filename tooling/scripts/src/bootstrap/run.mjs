import { spawn } from 'node:child_process';
import path from 'node:path';
import { CommandError } from './fail.mjs';

/** The workspace's top folder. */
export const root = path.resolve(import.meta.dirname, '../../../..');

/**
 * Environment for child processes: the workspace's own tools first on PATH, no telemetry.
 *
 * @param {Record<string, string>} [more]
 */
export const toolEnvironment = (more = {}) => ({
  ...process.env,
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  PATH: [path.join(root, 'node_modules/.bin'), process.env['PATH']].join(path.delimiter),
  ...more,
});

const FORWARDED = /** @type {const} */ (['SIGTERM', 'SIGHUP']);

/**
 * Runs a program with its output shown and resolves with its exit code.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export const exitCodeOf = (program, args, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: 'inherit',
      env: toolEnvironment(),
      // On Windows npx and pnpm are command files, which only a shell can start.
      shell: process.platform === 'win32',
      ...options,
    });
    // Who stops this process means the program. Ctrl+C reaches both of themselves.
    const forward = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    for (const signal of FORWARDED) process.on(signal, forward);
    const end = () => {
      for (const signal of FORWARDED) process.off(signal, forward);
    };
    child.once('error', (error) => {
      end();
      reject(error);
    });
    child.once('exit', (code, signal) => {
      end();
      resolve(code ?? (signal === 'SIGINT' ? 130 : 1));
    });
  });

/**
 * Runs a program that has to succeed.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {string} advice the sentence shown when it fails
 */
export const mustRun = async (program, args, advice) => {
  const code = await exitCodeOf(program, args).catch(() => 1);
  if (code !== 0) throw new CommandError(advice);
};
