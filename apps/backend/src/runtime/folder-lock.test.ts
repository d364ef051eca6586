import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUseError, lockFolder } from './folder-lock';

describe('a data folder belongs to one process', () => {
  let folder: string;
  const lockFile = () => path.join(folder, 'in-use.lock');
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-lock-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('a second taker is refused, naming the first and the way out', () => {
    const lock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderInUseError);
    expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`);
    expect(() => lockFolder(folder)).toThrow('DATA_DIR=');
    lock.release();
    lockFolder(folder).release();
  });

  it('the lock of a process that was killed is taken over', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'], { stdio: 'ignore' });
    await once(child, 'spawn');
    writeFileSync(lockFile(), `${child.pid}\n\n`);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const lock = lockFolder(folder);
    expect(readFileSync(lockFile(), 'utf8')).toMatch(new RegExp(`^${process.pid}\n`));
    lock.release();
  });

  it('a process that only has the same number holds nothing', () => {
    writeFileSync(lockFile(), `${process.pid}\n1\n`);
    lockFolder(folder).release();
  });

  it('a damaged lock file holds nothing', () => {
    writeFileSync(lockFile(), 'rubbish');
    lockFolder(folder).release();
  });
});
