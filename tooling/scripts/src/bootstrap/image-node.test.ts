import { describe, expect, it } from 'vitest';
import { imageNodeVersion, shippedVersion } from './image-node.mjs';

const file = (...tags: string[]) => tags.map((tag) => `FROM node:${tag}\nRUN true`).join('\n');

describe('shippedVersion', () => {
  it('is the one that every stage of the image names', () => {
    expect(shippedVersion(file('24.1.2-bookworm-slim AS build', '24.1.2-bookworm-slim'))).toBe('24.1.2');
    expect(imageNodeVersion).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it.each([
    ['no stage', ''],
    ['a stage that floats', file('24-bookworm-slim')],
    ['a stage that floats a little', file('24.1')],
    ['the newest', file('latest')],
    ['stages that differ', file('24.1.2 AS build', '24.1.3')],
    ['one stage that floats', file('24.1.2 AS build', '24')],
  ])('refuses a file with %s: what runs would not be what was tested', (_, text) => {
    expect(() => shippedVersion(text)).toThrow('one named version of Node');
  });
});
