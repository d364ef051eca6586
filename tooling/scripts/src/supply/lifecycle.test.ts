import { describe, expect, it } from 'vitest';
import { lifecycleProblems } from './lifecycle';

const scripts = new Map([
  ['esbuild@0.28.2', ['postinstall']],
  ['@scope/native@1.0.0', ['binding.gyp']],
  ['left-pad@1.3.0', []],
]);

describe('scripts of packages', () => {
  it('are decided about, one by one', () => {
    expect(lifecycleProblems(scripts, { mayRun: ['@scope/native'], mayNotRun: ['esbuild'] })).toEqual([]);
  });

  it('are named where nobody decided', () => {
    expect(lifecycleProblems(scripts, { mayRun: [], mayNotRun: ['esbuild'] })).toEqual([
      expect.stringContaining('@scope/native@1.0.0: wants to run binding.gyp'),
    ]);
  });

  it('are not decided about for packages without any', () => {
    expect(
      lifecycleProblems(scripts, { mayRun: ['@scope/native', 'left-pad'], mayNotRun: ['esbuild'] }),
    ).toEqual([expect.stringContaining('left-pad')]);
  });
});
