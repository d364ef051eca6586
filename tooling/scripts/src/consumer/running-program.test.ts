import { describe, expect, it } from 'vitest';
import os from 'node:os';
import { startProgram } from './running-program';

const saying = (code: string) => ({
  folder: os.tmpdir(),
  args: ['-e', code],
  environment: {},
  ready: 'Local:',
});

const STAYS = 'setInterval(() => undefined, 1000);';

describe('a program that serves', () => {
  it.each([
    ['plain', String.raw`console.log('Local: http://localhost')`],
    [
      'with colours that end within the words',
      String.raw`console.log('\u001b[1mLocal\u001b[22m: http://localhost')`,
    ],
    [
      'in two pieces',
      String.raw`process.stdout.write('Lo'); setImmediate(() => process.stdout.write('cal:'))`,
    ],
    ['as a warning', String.raw`console.error('Local: http://localhost')`],
  ])('is heard when it says so %s', async (_, code) => {
    const stop = await startProgram(saying(`${code}; ${STAYS}`));
    await expect(stop()).resolves.toBeUndefined();
  });

  it('is told of with its words when it ends before', async () => {
    await expect(startProgram(saying(`console.log('port in use')`))).rejects.toThrow('port in use');
  });
});
