import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect } from 'vitest';
import { connectSwitchboard } from './switched-off';

/** Set up before the tests of a room: takes away the one check that RIGHTS_CHECK names. */
const switchboard = connectSwitchboard();
switchboard.switchOff(process.env['RIGHTS_CHECK']);

/** Where RIGHTS_ASKED names a folder, which checks a file of tests asks is noted there. */
const folder = process.env['RIGHTS_ASKED'] ?? '';
if (folder !== '')
  afterAll(() => {
    mkdirSync(folder, { recursive: true });
    const note = { file: expect.getState().testPath ?? '', asked: [...switchboard.takeAsked()] };
    writeFileSync(path.join(folder, `${randomUUID()}.json`), JSON.stringify(note));
  });
