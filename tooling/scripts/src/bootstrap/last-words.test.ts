import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lastWords } from './last-words.mjs';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-logs-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

const log = (name: string, text: string, written: Date): void => {
  const file = path.join(root, 'tooling/scripts/.turbo', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  utimesSync(file, written, written);
};

describe('lastWords', () => {
  it('shows the end of every log of this run, and none of an earlier one', () => {
    const since = new Date('2026-11-26T10:00:00Z');
    const many = Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n');
    log('turbo-check$colon$consumer.log', many, new Date('2026-11-26T10:01:00Z'));
    log('turbo-test.log', 'of yesterday', new Date('2026-11-25T10:00:00Z'));
    const words = lastWords(root, since.getTime());
    expect(words).toMatch(/turbo-check\$colon\$consumer\.log\nline 85\n/);
    expect(words).toMatch(/\nline 99$/);
    expect(words).not.toMatch(/yesterday|line 84\n/);
  });

  it('says nothing where nothing ran', () => {
    expect(lastWords(root, 0)).toBe('');
  });
});
