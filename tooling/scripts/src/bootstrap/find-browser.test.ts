import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findBrowser, findOnPath, findShell } from './find-browser.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'find-browser-'));
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', path.join(folder, 'playwright'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const program = (name: string, mode = 0o755) => {
  const file = path.join(folder, name);
  writeFileSync(file, '');
  chmodSync(file, mode);
  return file;
};

describe('findBrowser', () => {
  it('finds none on a bare machine', () => {
    expect(findBrowser()).toBeUndefined();
  });

  it("takes the system's Chromium", () => {
    const executable = program('chromium');
    expect(findBrowser()).toEqual({ executable });
  });

  it('takes CHROMIUM_PATH first, and nothing else when that leads nowhere', () => {
    program('chromium');
    const executable = program('my-chromium');
    vi.stubEnv('CHROMIUM_PATH', executable);
    expect(findBrowser()).toEqual({ executable });
    vi.stubEnv('CHROMIUM_PATH', path.join(folder, 'gone'));
    expect(findBrowser()).toBeUndefined();
  });
});

describe('findShell', () => {
  it('finds the shell for tests, unless a browser is named', () => {
    expect(findShell()).toBeUndefined();
    const shell = program('chromium-headless-shell');
    expect(findShell()).toBe(shell);
    vi.stubEnv('CHROMIUM_PATH', program('my-chromium'));
    expect(findShell()).toBeUndefined();
  });
});

describe('findOnPath', () => {
  it('passes over what cannot be executed', () => {
    program('tool', 0o644);
    expect(findOnPath('tool')).toBeUndefined();
  });
});
