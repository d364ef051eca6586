import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dropFile } from './drop-file';

describe('a file for a watched folder', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'gastroshop-drop-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('is seen when it is whole, and not before', async () => {
    const seen: string[][] = [];
    const pieces = async function* () {
      for (const piece of ['{"a":', '1}']) {
        await Promise.resolve();
        seen.push(readdirSync(folder).filter((name) => !name.startsWith('.')));
        yield piece;
      }
    };
    await dropFile(folder, 'a b.json', pieces());
    expect(seen).toEqual([[], []]);
    expect(readdirSync(folder)).toEqual(['a b.json']);
    expect(readFileSync(path.join(folder, 'a b.json'), 'utf8')).toBe('{"a":1}');
  });

  it.each(['', '.', '..', '.hidden', '../up', 'in/folder', String.raw`in\folder`, 'a\0b'])(
    'refuses %j as a name',
    async (name) => {
      await expect(dropFile(folder, name, 'x')).rejects.toThrow('Not a name for a file');
      expect(readdirSync(folder)).toEqual([]);
    },
  );
});
