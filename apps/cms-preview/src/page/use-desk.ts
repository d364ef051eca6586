import type { ContentPage } from '@gastroshop/api-contract';
import { useEffect, useState } from 'react';
import { listenTo, post, readToFrame, type Showing } from '../protocol';
import { pointAt } from './point-at';

/** What this frame shows. */
export type Shown = Showing<ContentPage>;

/** Listens to the desk this frame stands on. */
export const useDesk = (): Shown | undefined => {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    const desk = globalThis.parent;
    const stop = listenTo(
      () => desk,
      (data) => {
        const message = readToFrame(data);
        if (message?.kind === 'show') setShown(message);
        if (message?.kind === 'point') pointAt(message.blockId);
      },
    );
    post(desk, { kind: 'ready' });
    return stop;
  }, []);
  return shown;
};
