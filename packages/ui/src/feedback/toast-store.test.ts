import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore, STATUS_LOG_LENGTH } from './toast-store';

const titles = (toasts: readonly { readonly title: string }[]) => toasts.map(({ title }) => title);

describe('messages', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('ERR-4: errors stay 3 s, warnings 4 s', () => {
    const store = createToastStore();
    store.say({ tone: 'error', title: 'Fehler' });
    store.say({ tone: 'warning', title: 'Hinweis' });
    vi.advanceTimersByTime(2999);
    expect(titles(store.state().shown)).toEqual(['Hinweis', 'Fehler']);
    vi.advanceTimersByTime(1);
    expect(titles(store.state().shown)).toEqual(['Hinweis']);
    vi.advanceTimersByTime(1000);
    expect(store.state().shown).toEqual([]);
  });

  it('stay longer where there is something to press', () => {
    const store = createToastStore();
    store.say({ tone: 'good', title: 'Entfernt', action: { label: 'Rückgängig', onAction: vi.fn() } });
    vi.advanceTimersByTime(7999);
    expect(store.state().shown).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(store.state().shown).toHaveLength(0);
  });

  it('do not age while held, and age on from where they were', () => {
    const store = createToastStore();
    store.say({ tone: 'error', title: 'Fehler' });
    vi.advanceTimersByTime(2000);
    store.hold();
    store.say({ tone: 'error', title: 'Noch einer' });
    vi.advanceTimersByTime(60_000);
    expect(store.state().shown).toHaveLength(2);
    store.resume();
    vi.advanceTimersByTime(999);
    expect(store.state().shown).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(titles(store.state().shown)).toEqual(['Noch einer']);
  });

  it('age again after the last held one was closed', () => {
    const store = createToastStore();
    const id = store.say({ tone: 'error', title: 'Fehler' });
    store.hold();
    store.dismiss(id);
    store.say({ tone: 'error', title: 'Danach' });
    vi.advanceTimersByTime(3000);
    expect(store.state().shown).toEqual([]);
  });

  it('are kept in the log, the last 20, newest first', () => {
    const store = createToastStore();
    for (let n = 1; n <= STATUS_LOG_LENGTH + 5; n += 1) store.say({ tone: 'info', title: String(n) });
    vi.advanceTimersByTime(10_000);
    expect(store.state().shown).toEqual([]);
    expect(titles(store.state().log)).toHaveLength(20);
    expect(titles(store.state().log)[0]).toBe('25');
    expect(titles(store.state().log).at(-1)).toBe('6');
  });

  it('are told to listeners until they stop listening', () => {
    const store = createToastStore();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.say({ tone: 'info', title: 'a' });
    stop();
    store.say({ tone: 'info', title: 'b' });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
