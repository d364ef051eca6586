import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './run.mjs';
import { figuresIn, sizesOf, TRUST_STEPS } from './trust-steps.mjs';

describe('the run for trust', () => {
  it.each(TRUST_STEPS)('$name has its files', ({ folder = 'apps/backend', files, config }) => {
    for (const file of [...files, config])
      expect([file, existsSync(path.join(root, folder, file))]).toEqual([file, true]);
  });

  it('is shorter by a share, with one try of each at least', () => {
    expect(sizesOf({ KILLS: 1000, OUTAGES: 100 }, 0.02)).toEqual({ KILLS: '20', OUTAGES: '2' });
    expect(sizesOf({ OUTAGES: 100 }, 0.001)).toEqual({ OUTAGES: '1' });
    expect(sizesOf({ STREAMS: 2000 }, 1)).toEqual({ STREAMS: '2000' });
  });

  it('reads figures among whatever else is printed', () => {
    const output =
      ' ✓ a test 3ms\nfigure | orders on PGlite | 10 | 0 | 2 | lost 0, twice 0\nfigures | none\n';
    expect(figuresIn(output)).toEqual([['orders on PGlite', '10', '0', '2', 'lost 0, twice 0']]);
  });
});
