import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createServerClock } from './server-clock';

const HOUR = 3_600_000;
const BEGIN = Date.parse('2026-11-25T08:00:00Z');

/** A device whose clocks do what clocks do: the monotonic one stands still in sleep, the other is set. */
const aDevice = () => {
  let truth = 0;
  let monotonic = 500;
  let device = BEGIN;
  const clock = createServerClock(
    () => monotonic,
    () => device,
  );
  return {
    clock,
    truth: () => truth,
    run: (ms: number) => {
      truth += ms;
      monotonic += ms;
      device += ms;
    },
    sleep: (ms: number) => {
      truth += ms;
      device += ms;
    },
    set: (ms: number) => {
      device += ms;
    },
    answer: () => {
      const date = new Date(BEGIN + truth).toUTCString();
      clock.observe(new Response(null, { headers: { date } }));
    },
  };
};

describe('CRT-8: how long ago something was done', () => {
  it.each([
    [
      'while the page runs',
      (device: ReturnType<typeof aDevice>) => {
        device.run(HOUR);
      },
    ],
    [
      'over the sleep of the device',
      (device: ReturnType<typeof aDevice>) => {
        device.sleep(HOUR);
      },
    ],
    [
      'when the clock is set back',
      (device: ReturnType<typeof aDevice>) => {
        device.set(-24 * HOUR);
        device.run(HOUR);
      },
    ],
    [
      'over a sleep after it was set back',
      (device: ReturnType<typeof aDevice>) => {
        device.set(-24 * HOUR);
        device.clock.now();
        device.sleep(HOUR);
      },
    ],
  ])('is right %s', (_, pass) => {
    const device = aDevice();
    const before = device.clock.elapsed();
    pass(device);
    expect(device.clock.elapsed() - before).toBe(HOUR);
  });

  it('is never told shorter than it was, and never goes back, whatever happens to the clocks', () => {
    const happening = fc.oneof(
      fc.record({ kind: fc.constantFrom('run' as const, 'sleep' as const), ms: fc.nat(48 * HOUR) }),
      fc.record({ kind: fc.constant('set' as const), ms: fc.integer({ min: -48 * HOUR, max: 48 * HOUR }) }),
      fc.record({ kind: fc.constant('answer' as const), ms: fc.constant(0) }),
    );
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 30 }), (happenings) => {
        const device = aDevice();
        const begin = device.clock.elapsed();
        let last = begin;
        for (const { kind, ms } of happenings) {
          device[kind](ms);
          const now = device.clock.elapsed();
          expect(now).toBeGreaterThanOrEqual(last);
          // Clocks that come apart by less than a second each time are not told from their own coarseness.
          expect(now - begin).toBeGreaterThanOrEqual(device.truth() - 1000 * happenings.length);
          last = now;
        }
      }),
    );
  });
});

describe('the backend’s clock', () => {
  it('is right after sleep, before the backend has answered anything', () => {
    const device = aDevice();
    device.answer();
    device.sleep(8 * HOUR);
    expect(device.clock.now()).toBe(BEGIN + 8 * HOUR);
  });

  it('is right again with the next answer when the device’s clock was set', () => {
    const device = aDevice();
    for (const ms of [5 * HOUR, -9 * HOUR, HOUR]) {
      device.answer();
      device.set(ms);
      device.run(1000);
      device.answer();
      expect(device.clock.now()).toBe(BEGIN + device.truth());
    }
  });
});
