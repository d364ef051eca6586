import { describe, expect, it, vi } from 'vitest';
import { isInFrame } from './frame-url';
import { omittedKind, readLeftOutKind } from './omitted-kind';
import { onWindowMessage } from './post-message';
import { parseFrameEvent, parseFrameCommand } from './read-messages';

describe('what desk and frames tell one another', () => {
  it('is heard from the one window of our own origin, and from nobody else', () => {
    const handle = vi.fn();
    const stop = onWindowMessage(() => window, handle);
    const say = (data: unknown, origin: string, source: Window | null) =>
      window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
    say(1, window.location.origin, window);
    say(2, 'https://evil.example', window);
    say(3, window.location.origin, null);
    stop();
    say(4, window.location.origin, window);
    expect(handle.mock.calls).toEqual([[1]]);
  });

  it.each([undefined, null, 'show', {}, { kind: 'show' }, { kind: 'show', page: {} }, { kind: 'followed' }])(
    '%j is no message',
    (data) => {
      expect(parseFrameCommand(data)).toBeUndefined();
      expect(parseFrameEvent(data)).toBeUndefined();
    },
  );

  it('names what is left out, by its kind as it was written', () => {
    const leftOut = { problem: 'WRONG_SHAPE', kind: 'a:b' } as const;
    expect(readLeftOutKind(omittedKind(leftOut))).toEqual(leftOut);
    expect(readLeftOutKind('hologram')).toEqual({ problem: 'UNKNOWN_KIND', kind: 'hologram' });
  });

  it('is meant for frames alone', () => {
    expect(isInFrame('?frame=1', true)).toBe(true);
    expect(isInFrame('?frame=1', false)).toBe(false);
    expect(isInFrame('?lang=de-AT', true)).toBe(false);
  });
});
