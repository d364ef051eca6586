import type { ProductContext } from '@gastroshop/storefront/product';
import { type Dispatch, useState } from 'react';
import { confirmationOf, confirmationsOfKind } from '../lines/confirmations';
import { suggestedAmountChange } from '../lines/offered-changes';
import type { PadLine } from '../lines/pad-line';
import { shownFields } from '../lines/shown-fields';
import { type QuickFix, applyQuickFix } from '../fixes/quick-fix';
import type { Pad } from '../rows/pad';
import type { PadAction } from '../rows/pad-action';
import type { PadField } from '../rows/pad-row';
import { nextStep, type Step } from './step-queue';

/** What the screens work with. */
export interface StepInput {
  readonly pad: Pad;
  readonly lines: readonly PadLine[];
  readonly act: Dispatch<PadAction>;
  readonly context: ProductContext;
}

/** A screen that was left, to come back to. */
interface Left {
  /** Steps the pad had made when it began. */
  readonly depth: number;
  readonly later: ReadonlySet<number>;
}

const NONE: ReadonlySet<number> = new Set();

/** The screen that is shown, and what the buyer can do on it. */
export const useStepActions = ({ pad, lines, act, context }: StepInput) => {
  const [later, setLater] = useState(NONE);
  const [taken, setTaken] = useState(NONE);
  const [left, setLeft] = useState<readonly Left[]>([]);
  const [shown, setShown] = useState<Step>();
  const [depth, setDepth] = useState(pad.past.length);
  const step = nextStep({ lines, later, taken, typing: pad.typing?.id }, shown);
  if (step?.ids !== shown?.ids) {
    setShown(step);
    setDepth(pad.past.length);
  }

  /** Ends the screen; "back" undoes what was done on it. */
  const leave = (ids: readonly number[]): void => {
    setLeft([...left, { depth, later }]);
    setTaken(new Set([...taken, ...ids]));
    act({ type: 'entered', id: undefined });
  };
  const change = (line: PadLine, action: PadAction): void => {
    act(action);
    leave([line.row.id]);
  };

  return {
    step,
    later,
    canGoBack: left.length > 0 || pad.past.length > depth,
    back: () => {
      const last = pad.past.length > depth ? { depth, later } : left.at(-1);
      if (last === undefined) return;
      for (let steps = pad.past.length; steps > last.depth; steps -= 1) act({ type: 'undone' });
      if (pad.past.length <= depth) setLeft(left.slice(0, -1));
      setLater(last.later);
      setShown(undefined);
      setTaken(NONE);
    },
    putOff: (ids: readonly number[]) => {
      leave([]);
      setLater(new Set([...later, ...ids]));
    },
    take: (line: PadLine, remedy: QuickFix) => {
      change(line, { type: 'changed', changes: [applyQuickFix(line, remedy, context)] });
    },
    takeAmount: (line: PadLine, amount: number) => {
      change(line, {
        type: 'changed',
        changes: [{ id: line.row.id, ...shownFields(line), amount: String(amount) }],
      });
    },
    remove: (line: PadLine) => {
      change(line, { type: 'removed', ids: [line.row.id] });
    },
    write: (line: PadLine, field: PadField, value: string) => {
      const base = line.fields === line.row ? {} : { base: line.fields };
      act({ type: 'typed', id: line.row.id, field, value, ...base });
    },
    endWriting: () => {
      act({ type: 'left' });
      act({ type: 'entered', id: undefined });
    },
    settle: (line: PadLine) => {
      const offered = suggestedAmountChange(line);
      act({ type: 'left' });
      if (offered === undefined) act({ type: 'confirmed', rows: [confirmationOf(line)] });
      else act({ type: 'changed', changes: [offered] });
      act({ type: 'entered', id: undefined });
    },
    settleAll: ({ kind, lines: alike }: Step) => {
      if (kind === 'AMOUNT_OFFERED')
        act({ type: 'changed', changes: alike.flatMap((line) => suggestedAmountChange(line) ?? []) });
      else act({ type: 'confirmed', rows: confirmationsOfKind(alike, kind) });
      leave([]);
    },
  };
};
