import { useEffect, useEffectEvent, useState } from 'react';
import { CHANGE_DELAY_MS } from './amount-limits';
import { follow, hasNews, startingState, type EntryFacts, type EntryState } from './entry-state';
import { transition, type EntryEffect, type EntryEvent } from './entry-transition';

/** The entry of one order control and the way to tell it what happened. */
export interface Entry {
  readonly state: EntryState;
  readonly tell: (event: EntryEvent) => void;
}

/**
 * Keeps what one order control shows and tells the world when the buyer has decided. Whatever waits for the delay is
 * handed on when the control goes away, as when its row scrolls out of a long list.
 */
export const useEntry = (facts: EntryFacts, perform: (effect: EntryEffect) => void): Entry => {
  const [state, setState] = useState(() => startingState(facts));
  const current = hasNews(state, facts) ? follow(state, facts) : state;
  if (current !== state) setState(current);

  const tell = (event: EntryEvent): void => {
    const step = transition(current, event, facts);
    if (step.state !== current) setState(step.state);
    step.effects.forEach(perform);
  };
  const delayIsOver = useEffectEvent(() => {
    tell({ kind: 'DELAY_OVER' });
  });
  const goAway = useEffectEvent(() => {
    transition(current, { kind: 'LEAVE' }, facts).effects.forEach(perform);
  });

  const { queued } = current;
  useEffect(() => {
    if (queued === undefined) return;
    const timer = setTimeout(delayIsOver, CHANGE_DELAY_MS);
    return () => {
      clearTimeout(timer);
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
