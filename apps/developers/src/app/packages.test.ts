import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { PACKAGES } from './packages';

const FOLDER = path.resolve(import.meta.dirname, '../../../../packages');

it('names every package that is published, and no other', () => {
  const published = readdirSync(FOLDER).filter(
    (name) => !readFileSync(path.join(FOLDER, name, 'package.json'), 'utf8').includes('"private": true'),
  );
  expect(PACKAGES.map(({ name }) => name).sort()).toEqual(published.sort());
});
