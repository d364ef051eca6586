import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react';
import type { PadStorage } from './kept-pad';
import { type Pad, createPad } from './pad';
import type { PadAction } from './pad-action';
import { padReducer } from './pad-reducer';
import type { PadRow } from './pad-row';

/** How long after the last change the rows are kept: writing thousands takes a moment. */
const KEEP_AFTER_MS = 300;

/** Tabs that write one pad must not call different rows the same; a tab would have to write billions to meet another. */
const firstId = (): number => {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high % 2 ** 18) * 2 ** 32 + low + 1;
};

/** The pad and what can happen to it. */
export interface PadControl {
  readonly pad: Pad;
  readonly act: Dispatch<PadAction>;
  /** Whether what is written outlives the page; false where the browser keeps nothing. */
  readonly kept: boolean;
}

/**
 * The pad of the customer acted for. Mount it anew for another customer or user.
 *
 * @param before the rows as they were left
 */
export const usePad = (keeper: PadStorage, before: readonly PadRow[]): PadControl => {
  const [pad, act] = useReducer(padReducer, undefined, () => createPad(before, firstId()));
  const [kept, setKept] = useState(true);
  const { rows } = pad;
  const unkept = useRef<() => void>(undefined);

  useEffect(() => {
    const keep = () => {
      unkept.current = undefined;
      void keeper.keep(rows).then(setKept);
    };
    unkept.current = keep;
    const timer = setTimeout(keep, KEEP_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [keeper, rows]);

  useEffect(() => {
    const keepNow = () => unkept.current?.();
    globalThis.addEventListener('pagehide', keepNow);
    return () => {
      globalThis.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, []);

  return { pad, act, kept };
};
