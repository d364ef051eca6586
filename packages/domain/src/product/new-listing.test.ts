import { describe, expect, it } from 'vitest';
import { isNewListing } from './new-listing';

describe('PRD-7: new is what was first listed 60 days ago or less', () => {
  it.each([
    ['2026-11-21', true],
    ['2026-09-22', true],
    ['2026-09-21', false],
    ['2026-11-22', false],
  ])('first listed %s, on 2026-11-21: %s', (firstListed, isNew) => {
    expect(isNewListing(firstListed, '2026-11-21')).toBe(isNew);
  });
});
