import { useEventCallback } from '@gastroshop/ui/table';
import { type PointerEvent, type RefObject, useMemo, useRef, useState } from 'react';
import { type Drag, dropIndex, type RowPlace } from './drag';

/** So near to the edge of the window the page scrolls along, in pixels. */
const EDGE = 120;
const STEP = 14;

/** What handles tell of; the same functions in each render, so that no row is drawn again for them. */
export interface DragHandlers {
  readonly take: (index: number, event: PointerEvent<HTMLElement>) => void;
  readonly drag: (event: PointerEvent<HTMLElement>) => void;
  readonly letGo: () => void;
  readonly giveUp: () => void;
}

/** Rows that are dragged by their handles, with mouse, pen or finger. */
export interface DragControl {
  readonly drag: Drag | undefined;
  /** Height of the dragged row in pixels. */
  readonly height: number;
  readonly grip: DragHandlers;
}

interface Start {
  readonly index: number;
  readonly places: readonly RowPlace[];
  readonly pageY: number;
}

const placesOf = (list: HTMLElement): readonly RowPlace[] =>
  [...list.children].map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return { top: top + globalThis.scrollY, height };
  });

/**
 * Lets rows of a list be dragged by their handles.
 *
 * @param list the element whose children are the rows
 * @param onMove called when a row was let go in another place
 */
export const useDrag = (
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
): DragControl => {
  const start = useRef<Start>(undefined);
  const [drag, setDrag] = useState<Drag>();
  const [height, setHeight] = useState(0);
  const giveUp = useEventCallback(() => {
    start.current = undefined;
    setDrag(undefined);
  });
  const take = useEventCallback((index: number, event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || list.current === null) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const places = placesOf(list.current);
    start.current = { index, places, pageY: event.clientY + globalThis.scrollY };
    setHeight(places[index]?.height ?? 0);
    setDrag({ from: index, to: index, shift: 0 });
  });
  const follow = useEventCallback(({ clientY }: PointerEvent<HTMLElement>) => {
    if (start.current === undefined) return;
    const { index, places, pageY } = start.current;
    if (clientY < EDGE) globalThis.scrollBy(0, -STEP);
    else if (clientY > globalThis.innerHeight - EDGE) globalThis.scrollBy(0, STEP);
    const shift = clientY + globalThis.scrollY - pageY;
    setDrag({ from: index, to: dropIndex(places, index, shift), shift });
  });
  const letGo = useEventCallback(() => {
    if (drag !== undefined && drag.to !== drag.from) onMove(drag.from, drag.to);
    giveUp();
  });
  const grip = useMemo<DragHandlers>(
    () => ({ take, drag: follow, letGo, giveUp }),
    [take, follow, letGo, giveUp],
  );
  return { drag, height, grip };
};
