import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderShop } from '../testing/render-shop';
import { useToday } from './use-today';

let now = 0;
const drawn = vi.fn();

const Day = () => {
  const today = useToday();
  drawn(today);
  return <p>{today}</p>;
};

describe('the day of a page that stays open', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    drawn.mockClear();
    now = Date.parse('2026-11-25T23:58:30+01:00');
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('begins at midnight in Vienna, and nothing is drawn again before', () => {
    renderShop(<Day />, { now: () => now });
    expect(screen.getByText('2026-11-25')).toBeTruthy();
    const before = drawn.mock.calls.length;
    const pass = (ms: number) => {
      act(() => {
        now += ms;
        vi.advanceTimersByTime(ms);
      });
    };
    pass(60_000);
    expect(drawn).toHaveBeenCalledTimes(before);
    pass(60_000);
    expect(screen.getByText('2026-11-26')).toBeTruthy();
  });

  it('is told as soon as somebody looks at a page whose timers slept', () => {
    renderShop(<Day />, { now: () => now });
    now += 8 * 3_600_000;
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(screen.getByText('2026-11-26')).toBeTruthy();
  });

  it('leaves no clock behind when nobody asks any more', () => {
    const { unmount } = renderShop(
      <>
        <Day />
        <Day />
      </>,
      { now: () => now },
    );
    const ticking = vi.getTimerCount();
    unmount();
    expect(vi.getTimerCount()).toBeLessThan(ticking);
  });
});
