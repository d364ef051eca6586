import { useCallback, useMemo, useState } from 'react';
import type { Pad } from '../rows/pad';
import type { FoldedGroup } from './line-group';
import { isWaiting } from './next-waiting';
import type { PadLine } from './pad-line';
import { type PadView, padView } from './pad-view';

/** What is shown of the pad, and how to change that. */
export interface PadViewControl {
  readonly view: PadView;
  /** Nothing but lines that are not ready is shown; over once all of them are. */
  readonly onlyOpen: boolean;
  readonly setOnlyOpen: (onlyOpen: boolean) => void;
  /** Shows or hides a group that lies folded at the end. */
  readonly fold: (group: FoldedGroup) => void;
}

const NONE: ReadonlySet<FoldedGroup> = new Set();

/** Arranges the lines for the grid. */
export const usePadView = (lines: readonly PadLine[], { writing, writingGroup }: Pad): PadViewControl => {
  const [wanted, setOnlyOpen] = useState(false);
  const [unfolded, setUnfolded] = useState(NONE);
  const onlyOpen = wanted && lines.some(isWaiting);
  const view = useMemo(
    () => padView(lines, { onlyOpen, unfolded, writing, writingGroup }),
    [lines, onlyOpen, unfolded, writing, writingGroup],
  );
  const fold = useCallback((group: FoldedGroup) => {
    setUnfolded((before) => {
      const after = new Set(before);
      if (!after.delete(group)) after.add(group);
      return after;
    });
  }, []);
  return { view, onlyOpen, setOnlyOpen, fold };
};
