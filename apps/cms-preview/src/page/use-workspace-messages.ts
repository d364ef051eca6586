import type { ContentPage } from '@gastroshop/api-contract';
import { useEffect, useState } from 'react';
import { onWindowMessage, postToWindow, parseFrameCommand, type ShowMessage } from '../protocol';
import { highlightBlock } from './highlight-block';

/** What this frame shows. */
export type Shown = ShowMessage<ContentPage>;

/** Listens to the desk this frame stands on. */
export const useWorkspaceMessages = (): Shown | undefined => {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    const desk = globalThis.parent;
    const stop = onWindowMessage(
      () => desk,
      (data) => {
        const message = parseFrameCommand(data);
        if (message?.kind === 'show') setShown(message);
        if (message?.kind === 'point') highlightBlock(message.blockId);
      },
    );
    postToWindow(desk, { kind: 'ready' });
    return stop;
  }, []);
  return shown;
};
