import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useThrottled } from './use-throttled';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

it('ESS-3: publishes the first answer at once, then one in three seconds at most', () => {
  const { result, rerender } = renderHook(({ value }) => useThrottled(value, 3000), {
    initialProps: { value: 'nothing' },
  });
  rerender({ value: 'first' });
  pass(0);
  expect(result.current).toBe('first');
  rerender({ value: 'second' });
  pass(1000);
  rerender({ value: 'third' });
  pass(1999);
  expect(result.current).toBe('first');
  pass(1);
  expect(result.current).toBe('third');
});
