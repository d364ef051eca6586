import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fileClock } from './file-clock';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'gastroshop-clock-'));
  file = path.join(folder, 'clock');
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const expectNear = (moment: Date, wanted: string | number) => {
  expect(Math.abs(moment.getTime() - new Date(wanted).getTime())).toBeLessThan(60_000);
};

it('is the time of the machine without a file, goes on from what the file says, and follows a new moment', () => {
  const clock = fileClock(file);
  expectNear(clock.now(), Date.now());
  writeFileSync(file, '2026-11-25T15:59:30+01:00\n');
  expectNear(clock.now(), '2026-11-25T14:59:30Z');
  writeFileSync(file, '2026-11-25T17:00:30+01:00');
  // Two writes within one tick of the file system would look like one.
  utimesSync(file, new Date(), new Date(Date.now() + 1));
  expectNear(clock.now(), '2026-11-25T16:00:30Z');
});

it('says what is wrong with the file', () => {
  writeFileSync(file, 'tomorrow');
  expect(() => fileClock(file).now()).toThrow('has to hold a moment');
});
