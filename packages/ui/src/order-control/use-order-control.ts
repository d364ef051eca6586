import { useEffect, useEffectEvent, useState } from 'react';
import { CHANGE_DEBOUNCE_MS } from './amount-limits';
import {
  syncInput,
  hasInputChanged,
  initialState,
  type OrderControlInput,
  type OrderControlState,
} from './order-control-state';
import { reduceOrderControl, type EntryEffect, type EntryEvent } from './entry-transition';

/** The entry of one order control and the way to tell it what happened. */
export interface OrderControlEntry {
  readonly state: OrderControlState;
  readonly tell: (event: EntryEvent) => void;
}

/**
 * Keeps what one order control shows and tells the world when the buyer has decided. Whatever waits for the delay is
 * handed on when the control goes away, as when its row scrolls out of a long list, or the page is left or loaded again.
 */
export const useOrderControl = (
  facts: OrderControlInput,
  perform: (effect: EntryEffect) => void,
): OrderControlEntry => {
  const [state, setState] = useState(() => initialState(facts));
  const current = hasInputChanged(state, facts) ? syncInput(state, facts) : state;
  if (current !== state) setState(current);

  const tell = (event: EntryEvent): void => {
    const step = reduceOrderControl(current, event, facts);
    if (step.state !== current) setState(step.state);
    step.effects.forEach(perform);
  };
  const delayIsOver = useEffectEvent(() => {
    tell({ kind: 'DELAY_OVER' });
  });
  const goAway = useEffectEvent(() => {
    reduceOrderControl(current, { kind: 'LEAVE' }, facts).effects.forEach(perform);
  });

  const pageGoes = useEffectEvent(() => {
    tell({ kind: 'LEAVE' });
  });

  const { queued } = current;
  useEffect(() => {
    if (queued === undefined) return;
    const timer = setTimeout(delayIsOver, CHANGE_DEBOUNCE_MS);
    const leave = () => {
      pageGoes();
    };
    addEventListener('pagehide', leave);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', leave);
    };
  }, [queued]);
  useEffect(
    () => () => {
      goAway();
    },
    [],
  );

  return { state: current, tell };
};
