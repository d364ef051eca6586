import { afterEach, describe, expect, it, vi } from 'vitest';
import { highlightBlock } from './highlight-block';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('a block the editor looks for', () => {
  it('comes into view and is marked for a moment', () => {
    vi.useFakeTimers();
    const went = vi.spyOn(globalThis, 'scrollTo').mockReturnValue(undefined);
    const block = document.createElement('div');
    block.dataset['block'] = '#2 "x"';
    document.body.append(block);
    highlightBlock('#2 "x"');
    expect(went).toHaveBeenCalledOnce();
    expect(block).toHaveAttribute('data-pointed');
    vi.runAllTimers();
    expect(block).not.toHaveAttribute('data-pointed');
  });

  it('that stands nowhere by itself is looked for at the top', () => {
    const went = vi.spyOn(globalThis, 'scrollTo').mockReturnValue(undefined);
    highlightBlock('gone');
    highlightBlock(undefined);
    expect(went.mock.calls).toEqual([[{ top: 0, behavior: 'smooth' }], [{ top: 0, behavior: 'smooth' }]]);
  });
});
