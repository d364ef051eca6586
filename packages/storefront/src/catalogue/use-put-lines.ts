import type { OrderHintData } from '@gastroshop/ui/order-control';
import { useCallback, useRef, useState } from 'react';
import { type PutLine, withPut } from './put-lines';

/** An article Enter could not put into the cart, and why. */
interface Refusal {
  readonly sku: string;
  /** Empty where its order control says it. */
  readonly text: string;
}

/** What was typed, and waits for its suggestions. */
interface WaitingText {
  readonly text: string;
  /** The buyer has to say what is meant. */
  readonly isUndecided: boolean;
}

/** What is put into the cart from the search. */
export interface PutLines {
  /** The last one first. */
  readonly lines: readonly PutLine[];
  readonly refusal: Refusal | undefined;
  /** Does what Enter does with an article, as soon as its order control is there. */
  readonly enter: (sku: string) => void;
  /** Keeps what Enter does with an article; answers how to forget it. */
  readonly onEnter: (sku: string, enter: () => void) => () => void;
  readonly onPut: (put: PutLine) => void;
  readonly onRefused: (sku: string, text: string) => void;
  /** What the order control of an article has to say, which stands elsewhere in its row. */
  readonly hintOf: (sku: string) => OrderHintData | undefined;
  readonly onHint: (sku: string, hint: OrderHintData | undefined) => void;
  /** What Enter was pressed on before its suggestions were there, and the buyer typed on. */
  readonly waiting: readonly WaitingText[];
  readonly onTypedOn: (text: string) => void;
  /** Forgets it. */
  readonly onWaited: (text: string) => void;
  /** Nobody can tell what was meant, or it may not be ordered so. */
  readonly onUndecided: (text: string) => void;
  /** Called with what was put into the cart of it; the field goes on. */
  readonly onWaitedPut: (put: PutLine) => void;
  /** Brings the line put in last back to what it was before. */
  readonly undo: () => void;
  /** Forgets why something was refused, as after a change of what is typed. */
  readonly clearRefusal: () => void;
}

/**
 * Keeps what is put into the cart from the search, so that it can be taken back.
 *
 * @param onDone called after each
 */
export const usePutLines = (onDone: (kind: 'PUT' | 'REFUSED') => void): PutLines => {
  const [lines, setLines] = useState<readonly PutLine[]>([]);
  const [refusal, setRefusal] = useState<Refusal>();
  const [hints, setHints] = useState<ReadonlyMap<string, OrderHintData>>(new Map());
  const [waiting, setWaiting] = useState<readonly WaitingText[]>([]);
  const enters = useRef(new Map<string, () => void>());
  const awaited = useRef<string>(undefined);
  const onEnter = useCallback((sku: string, enter: () => void) => {
    enters.current.set(sku, enter);
    if (awaited.current === sku) {
      awaited.current = undefined;
      enter();
    }
    return () => {
      if (enters.current.get(sku) === enter) enters.current.delete(sku);
    };
  }, []);
  const enter = useCallback((sku: string) => {
    const known = enters.current.get(sku);
    // Order controls come with the first suggestions.
    if (known === undefined) awaited.current = sku;
    else known();
  }, []);
  const onPut = useCallback(
    (put: PutLine) => {
      setLines((before) => withPut(before, put));
      setRefusal(undefined);
      onDone('PUT');
    },
    [onDone],
  );
  const onRefused = useCallback(
    (sku: string, text: string) => {
      setRefusal({ sku, text });
      onDone('REFUSED');
    },
    [onDone],
  );
  const onHint = useCallback((sku: string, hint: OrderHintData | undefined) => {
    setHints((before) => {
      if (hint === undefined && !before.has(sku)) return before;
      const next = new Map(before);
      if (hint === undefined) next.delete(sku);
      else next.set(sku, hint);
      return next;
    });
  }, []);
  const onTypedOn = useCallback((text: string) => {
    setWaiting((before) => [...before, { text, isUndecided: false }]);
  }, []);
  const onWaited = useCallback((text: string) => {
    setWaiting((before) => before.filter((one) => one.text !== text));
  }, []);
  const onUndecided = useCallback((text: string) => {
    setWaiting((before) => before.map((one) => (one.text === text ? { text, isUndecided: true } : one)));
  }, []);
  const onWaitedPut = useCallback((put: PutLine) => {
    setLines((before) => withPut(before, put));
  }, []);
  const undo = () => {
    const [last, ...earlier] = lines;
    if (last === undefined) return;
    last.undo();
    setLines(earlier);
  };
  const clearRefusal = useCallback(() => {
    awaited.current = undefined;
    setRefusal(undefined);
  }, []);
  return {
    lines,
    refusal,
    enter,
    onEnter,
    onPut,
    onRefused,
    hintOf: (sku) => hints.get(sku),
    onHint,
    waiting,
    onTypedOn,
    onWaited,
    onUndecided,
    onWaitedPut,
    undo,
    clearRefusal,
  };
};
