import { describe, expect, it } from 'vitest';
import { failureOf } from '../testing/fake-backend';
import { raceAbort } from './race-abort';

/** A signal that counts the listeners it holds. */
function countingSignal() {
  const controller = new AbortController();
  const { signal } = controller;
  const added: AbortSignal[] = [];
  const add = signal.addEventListener.bind(signal);
  signal.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => {
    if (typeof options === 'object' && options.signal) added.push(options.signal);
    add(type, listener, options);
  };
  return { controller, signal, listeners: () => added.filter(({ aborted }) => !aborted).length };
}

describe('raceAbort', () => {
  it('answers what the work answers, with a signal and without', async () => {
    expect(await raceAbort(() => Promise.resolve(1), undefined)).toBe(1);
    expect(await raceAbort(() => Promise.resolve(2), new AbortController().signal)).toBe(2);
  });

  it('fails as the work fails, with a signal and without', async () => {
    const error = new Error('no');
    expect(await failureOf(raceAbort(() => Promise.reject(error), undefined))).toBe(error);
    expect(await failureOf(raceAbort(() => Promise.reject(error), new AbortController().signal))).toBe(error);
  });

  it('fails with the reason of the signal once it aborts', async () => {
    const controller = new AbortController();
    const waiting = failureOf(raceAbort(() => new Promise(() => undefined), controller.signal));
    controller.abort('enough');
    expect(await waiting).toBe('enough');
  });

  it('does not even begin when the signal has aborted', async () => {
    let begun = false;
    const begin = () => {
      begun = true;
      return Promise.resolve();
    };
    expect(await failureOf(raceAbort(begin, AbortSignal.abort('early')))).toBe('early');
    expect(begun).toBe(false);
  });

  it('leaves no listener behind on a signal that lives on', async () => {
    const { signal, listeners } = countingSignal();
    const waiting = raceAbort(() => Promise.resolve(), signal);
    expect(listeners()).toBe(1);
    await waiting;
    expect(listeners()).toBe(0);
    await failureOf(raceAbort(() => Promise.reject(new Error('no')), signal));
    expect(listeners()).toBe(0);
  });
});
