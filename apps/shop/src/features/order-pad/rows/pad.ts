import { isBlank, type PadField, type PadRow } from './pad-row';

/** The rows of the pad with the way back; the last row is always blank, to go on writing. */
export interface Pad {
  readonly rows: readonly PadRow[];
  readonly nextId: number;
  /** Rows before each step, the latest last. */
  readonly past: readonly (readonly PadRow[])[];
  /** Rows after each step taken back, the next one last. */
  readonly future: readonly (readonly PadRow[])[];
  /** The field being written in, which is not judged before the buyer has left it. */
  readonly typing: { readonly id: number; readonly field: PadField } | undefined;
  /** Id of the row being written: that its amount is still missing is no fault before the buyer has left it. */
  readonly writing: number | undefined;
  /** The group that row stood in before it was written, where it stays meanwhile. */
  readonly writingGroup: string | undefined;
  /** The rows the latest list brought; undefined before one came and after it was taken back. */
  readonly arrived: ImportedList | undefined;
}

/** The rows a list brought. */
interface ImportedList {
  /** Id of its first row; the others follow. */
  readonly from: number;
  readonly count: number;
  /** Steps made before it came and with it: as long as there are no more, one step back takes it away. */
  readonly step: number;
}

/** Steps that can be taken back. */
const MOST_STEPS = 100;

const withBlankRow = (rows: readonly PadRow[], nextId: number): Pick<Pad, 'rows' | 'nextId'> => {
  const last = rows.at(-1);
  return last !== undefined && isBlank(last)
    ? { rows, nextId }
    : { rows: [...rows, { id: nextId, article: '', amount: '', unit: '' }], nextId: nextId + 1 };
};

/**
 * A pad with these rows, or with nothing but a blank one.
 *
 * @param nextId the first id of what is written from here on
 */
export const createPad = (
  rows: readonly PadRow[] = [],
  nextId = rows.reduce((highest, { id }) => Math.max(highest, id), 0) + 1,
): Pad => ({
  ...withBlankRow(rows, nextId),
  past: [],
  future: [],
  typing: undefined,
  writing: undefined,
  writingGroup: undefined,
  arrived: undefined,
});

/** Other rows after a step that can be taken back. */
export const pushStep = (pad: Pad, rows: readonly PadRow[], nextId = pad.nextId): Pad => ({
  ...withBlankRow(rows, nextId),
  past: [...pad.past, pad.rows].slice(-MOST_STEPS),
  future: [],
  typing: undefined,
  writing: undefined,
  writingGroup: undefined,
  arrived: pad.arrived,
});

/** Other rows as part of the step before. */
export const amendStep = (pad: Pad, rows: readonly PadRow[]): Pad => ({
  ...pad,
  ...withBlankRow(rows, pad.nextId),
});

/** One step back; the same pad where there is none. */
export const undo = (pad: Pad): Pad => {
  const rows = pad.past.at(-1);
  return rows === undefined
    ? pad
    : {
        ...pad,
        rows,
        past: pad.past.slice(0, -1),
        future: [...pad.future, pad.rows],
        typing: undefined,
        arrived: undefined,
      };
};

/** One step taken back done again; the same pad where there is none. */
export const redo = (pad: Pad): Pad => {
  const rows = pad.future.at(-1);
  return rows === undefined
    ? pad
    : { ...pad, rows, past: [...pad.past, pad.rows], future: pad.future.slice(0, -1), typing: undefined };
};
