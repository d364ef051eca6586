import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registerWorker } from './register-worker';

type State = 'installing' | 'installed' | 'activated' | 'redundant';

/** A worker that is being installed. */
const createWorker = () => {
  const worker = Object.assign(new EventTarget(), { state: 'installing' });
  return {
    worker,
    become: (state: State) => {
      worker.state = state;
      worker.dispatchEvent(new Event('statechange'));
    },
  };
};

type Installing = ReturnType<typeof createWorker>;

/** A browser in which another app's worker serves the page already. */
const createBrowser = () => {
  const begun: Installing[] = [];
  const registrations: EventTarget[] = [];
  const register = vi.fn(() => {
    const installing = createWorker();
    begun.push(installing);
    const registration = Object.assign(new EventTarget(), {
      installing: installing.worker,
      waiting: null as EventTarget | null,
      active: null as EventTarget | null,
      update: () => Promise.resolve(),
    });
    registrations.push(registration);
    return Promise.resolve(registration);
  });
  vi.stubGlobal('navigator', {
    serviceWorker: Object.assign(new EventTarget(), { register, controller: {} }),
  });
  return { begun, register, registrations };
};

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
});

describe('registering the worker', () => {
  it('installs it again when the network is back, after it was interrupted', async () => {
    const { begun, register } = createBrowser();
    const arrive = vi.fn();
    void registerWorker('/service-worker.js', { arrive });
    await settle();
    onlineManager.setOnline(false);
    begun[0]?.become('redundant');
    await vi.advanceTimersByTimeAsync(60_000);
    // Without a network there is nothing to be had.
    expect(register).toHaveBeenCalledOnce();
    onlineManager.setOnline(true);
    await settle();
    expect(register).toHaveBeenCalledTimes(2);
    begun[1]?.become('installed');
    await vi.advanceTimersByTimeAsync(30 * 60_000);
    expect(register).toHaveBeenCalledTimes(2);
    expect(arrive).not.toHaveBeenCalled();
  });

  it('tries again after a pause where nobody has noticed a gap, and gives up in the end', async () => {
    const { register } = createBrowser();
    register.mockRejectedValue(new TypeError('Failed to fetch'));
    void registerWorker('/service-worker.js', { arrive: vi.fn() });
    await vi.advanceTimersByTimeAsync(4000);
    expect(register).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1000);
    expect(register).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
    expect(register).toHaveBeenCalledTimes(9);
  });

  it('says that a newer version waits where one of this app stands, and not of the first', async () => {
    const { begun, registrations } = createBrowser();
    const arrive = vi.fn();
    void registerWorker('/service-worker.js', { arrive });
    await settle();
    begun[0]?.become('installed');
    await settle();
    const [registration] = registrations;
    if (registration === undefined) throw new Error('Nothing was registered');
    const next = createWorker();
    Object.assign(registration, { active: begun[0]?.worker, installing: next.worker });
    registration.dispatchEvent(new Event('updatefound'));
    expect(arrive).not.toHaveBeenCalled();
    Object.assign(registration, { installing: null, waiting: next.worker });
    next.become('installed');
    expect(arrive).toHaveBeenCalledOnce();
  });
});
