import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react';
import type { BrowserStorage, ShopScope } from '../../shop';
import { keepPad, readKeptPad } from './kept-pad';
import { type Pad, padOf } from './pad';
import type { PadAction } from './pad-action';
import { padReducer } from './pad-reducer';

/** How long after the last change the rows are kept: writing thousands takes a moment. */
const KEEP_AFTER_MS = 300;

/** The pad and what can happen to it. */
export interface PadControl {
  readonly pad: Pad;
  readonly act: Dispatch<PadAction>;
  /** Whether what is written outlives the page; false where the browser keeps nothing. */
  readonly kept: boolean;
}

/** The pad of the customer acted for, as it was left. Mount it anew for another customer or user. */
export const usePad = (storage: BrowserStorage, scope: ShopScope): PadControl => {
  const [pad, act] = useReducer(padReducer, undefined, () => padOf(readKeptPad(storage, scope)));
  const [kept, setKept] = useState(true);
  const { rows } = pad;
  const unkept = useRef<() => void>(undefined);

  useEffect(() => {
    const keep = () => {
      unkept.current = undefined;
      setKept(keepPad(storage, scope, rows));
    };
    unkept.current = keep;
    const timer = setTimeout(keep, KEEP_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [storage, scope, rows]);

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
