import { describe, expect, it } from 'vitest';
import { essenceToggle, essenceVisibilityState } from './visibility';

describe('ESS-1: the toggle goes from visible to hidden to visible and is disabled while unknown', () => {
  it.each([
    ['VISIBLE', { disabled: false, next: 'HIDDEN', sendVisible: false }],
    ['HIDDEN', { disabled: false, next: 'VISIBLE', sendVisible: true }],
    ['UNKNOWN', { disabled: true }],
  ] as const)('%s', (state, toggle) => {
    expect(essenceToggle(state)).toEqual(toggle);
  });

  it('knows only what the backend has said', () => {
    const answers = [
      { sku: '1', isVisible: true },
      { sku: '2', isVisible: false },
    ];
    expect(essenceVisibilityState(answers, '1')).toBe('VISIBLE');
    expect(essenceVisibilityState(answers, '2')).toBe('HIDDEN');
    expect(essenceVisibilityState(answers, '3')).toBe('UNKNOWN');
    expect(essenceVisibilityState(undefined, '1')).toBe('UNKNOWN');
  });
});
