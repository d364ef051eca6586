import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';

/** A program that says when it is ready, ends in order where it is told to stop, and else would go on. */
const PROGRAM = `
  process.on('SIGTERM', () => { process.stdout.write('stopped'); process.exit(7); });
  setInterval(() => {}, 1000);
  process.stdout.write('ready');
`;

describe('a command that runs a program', () => {
  it('hands on the signal to stop, and ends when the program has', async () => {
    const command = `
      import { exitCodeOf } from ${JSON.stringify(new URL('run.mjs', import.meta.url).href)};
      process.exitCode = await exitCodeOf(process.execPath, ['-e', ${JSON.stringify(PROGRAM)}]);
    `;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', command], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    for await (const piece of parent.stdout) {
      said += String(piece);
      if (said === 'ready') parent.kill('SIGTERM');
    }
    if (parent.exitCode === null) await once(parent, 'exit');
    expect(said).toBe('readystopped');
    expect(parent.exitCode).toBe(7);
  });
});
