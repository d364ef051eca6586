import { expect, it, vi } from 'vitest';
import { within } from './within';

it('waits for work, and no longer than its time', async () => {
  let isDone = false;
  await within(
    60_000,
    Promise.resolve().then(() => {
      isDone = true;
    }),
  );
  expect(isDone).toBe(true);
  vi.useFakeTimers();
  const waited = within(1_000, new Promise(() => undefined));
  vi.advanceTimersByTime(1_000);
  await expect(waited).resolves.toBeUndefined();
  vi.useRealTimers();
});
