import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { pathAsGiven } from './path-as-given';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('a file is looked for where the command was typed, not where the script runs', () => {
  const typedIn = path.resolve('/typed/in');
  vi.stubEnv('INIT_CWD', typedIn);
  expect(pathAsGiven('catalogue.jsonl')).toBe(path.join(typedIn, 'catalogue.jsonl'));
  expect(pathAsGiven(path.resolve('/elsewhere/a.jsonl'))).toBe(path.resolve('/elsewhere/a.jsonl'));
});

it('without a package manager the two are the same', () => {
  vi.stubEnv('INIT_CWD', undefined);
  expect(pathAsGiven('catalogue.jsonl')).toBe(path.resolve('catalogue.jsonl'));
});
