import { remarksForOther } from '@gastroshop/storefront/cart';
import type { ListLine } from '../parsing/list-line';
import { splitLineIntoFields } from '../parsing/split-line-into-fields';
import { amendStep, undo, redo, type Pad, createPad, pushStep } from './pad';
import type { PadAction, RowChange, RowConfirmation } from './pad-action';
import { isBlank, ownFields, type PadField, type PadRow } from './pad-row';

const rowOf = (line: ListLine, id: number): PadRow => ({ id, ...line, listed: true });

/** A field that is written is the buyer's own; a whole line that is written anew is read anew. */
const write = (row: PadRow, field: PadField, value: string, whole = false): PadRow => {
  const { id, article, amount, unit, hint, remarks, day, text, reading, own, confirmed } = row;
  if (whole) return { id, article: value, amount: '', unit: '', ...(day !== undefined && { day }) };
  return {
    id,
    article,
    amount,
    unit,
    ...(day !== undefined && { day }),
    ...(hint !== undefined && field !== 'article' && { hint }),
    ...(remarks !== undefined && { remarks: field === 'article' ? remarksForOther(remarks) : remarks }),
    ...(reading !== undefined && { text, reading, own: ownFields(own, [field]) }),
    ...(confirmed !== undefined && { confirmed }),
    [field]: value,
  };
};

const typed = (pad: Pad, { id, field, value, whole, base, group }: PadAction & { type: 'typed' }): Pad => {
  const rows = pad.rows.map((row) => (row.id === id ? write({ ...row, ...base }, field, value, whole) : row));
  const goesOn = pad.typing?.id === id && pad.typing.field === field;
  const after = goesOn ? amendStep(pad, rows) : pushStep(pad, rows);
  const writingGroup = pad.writing === id ? pad.writingGroup : group;
  return { ...after, future: [], typing: { id, field }, writing: id, writingGroup };
};

/** Whole lines typed as an article go into their fields, unless those are filled already. */
const left = (pad: Pad): Pad => {
  const { typing } = pad;
  if (typing === undefined) return pad;
  const done: Pad = { ...pad, typing: undefined };
  if (typing.field !== 'article') return done;
  const row = pad.rows.find(({ id }) => id === typing.id);
  if (row?.amount !== '' || row.unit !== '') return done;
  const [first, ...more] = splitLineIntoFields(row.article);
  if (first === undefined) return done;
  const rows = pad.rows.flatMap((each) =>
    each.id === typing.id
      ? [
          { id: each.id, ...(each.remarks !== undefined && { remarks: each.remarks }), ...first },
          ...more.map((line, index) => ({ id: pad.nextId + index, ...line })),
        ]
      : [each],
  );
  return amendStep({ ...done, nextId: pad.nextId + more.length }, rows);
};

const listed = (pad: Pad, lines: readonly ListLine[], id: number | undefined): Pad => {
  if (lines.length === 0) return pad;
  const place = id === undefined ? -1 : pad.rows.findIndex((row) => row.id === id);
  const at = place < 0 ? pad.rows.length - 1 : place;
  const here = pad.rows[at];
  const above = pad.rows.slice(0, here === undefined || isBlank(here) ? at : at + 1);
  const below = pad.rows.slice(at + 1);
  const rows = lines.map((line, index) => rowOf(line, pad.nextId + index));
  const after = pushStep(pad, [...above, ...rows, ...below], pad.nextId + lines.length);
  return { ...after, arrived: { from: pad.nextId, count: lines.length, step: after.past.length } };
};

/** The list that came last goes, and its other reading comes in its place, in one step. */
const reread = (pad: Pad, lines: readonly ListLine[]): Pad => {
  const { arrived } = pad;
  if (arrived === undefined) return listed(pad, lines, undefined);
  const isOld = ({ id }: PadRow): boolean => id >= arrived.from && id < arrived.from + arrived.count;
  const at = pad.rows.findIndex(isOld);
  const rest = pad.rows.filter((row) => !isOld(row));
  const rows = lines.map((line, index) => rowOf(line, pad.nextId + index));
  const place = at < 0 ? Math.max(0, rest.length - 1) : at;
  const after = pushStep(
    pad,
    [...rest.slice(0, place), ...rows, ...rest.slice(place)],
    pad.nextId + lines.length,
  );
  return { ...after, arrived: { from: pad.nextId, count: lines.length, step: after.past.length } };
};

const filled = (pad: Pad, id: number, field: PadField, values: readonly string[]): Pad => {
  const first = pad.rows.findIndex((row) => row.id === id);
  if (first < 0) return pad;
  // Rows that wait for their day are not in the grid that was pasted into.
  const below = pad.rows.slice(first).filter(({ waits }) => waits !== true);
  const valueOf = new Map(below.map((row, index) => [row.id, values[index]]));
  const rows = pad.rows.map((row) => {
    const value = valueOf.get(row.id);
    return value === undefined ? row : write(row, field, value);
  });
  return pushStep(pad, rows);
};

const scanned = (pad: Pad, code: string): Pad => {
  const same = pad.rows.findLast(({ article, waits }) => article === code && waits !== true);
  const amount = Number(same?.amount);
  if (same === undefined || !Number.isInteger(amount) || amount < 1)
    return { ...listed(pad, [{ article: code, amount: '1', unit: '' }], undefined), arrived: undefined };
  return pushStep(
    pad,
    pad.rows.map((row) => (row === same ? { ...row, amount: String(amount + 1) } : row)),
  );
};

const FIELDS: readonly PadField[] = ['article', 'amount', 'unit'];

const changed = (rows: readonly PadRow[], changes: readonly RowChange[]): readonly PadRow[] => {
  const byId = new Map(changes.map((change) => [change.id, change]));
  return rows.map((row) => {
    const change = byId.get(row.id);
    if (change === undefined) return row;
    const own = ownFields(
      row.own,
      FIELDS.filter((field) => change[field] !== undefined),
    );
    return { ...row, raisedFrom: undefined, ...change, own };
  });
};

const confirmed = (rows: readonly PadRow[], taken: readonly RowConfirmation[]): readonly PadRow[] => {
  const byId = new Map(taken.map((each) => [each.id, each]));
  return rows.map((row) => {
    const now = byId.get(row.id);
    if (now === undefined) return row;
    const { kinds, what } = now;
    const before = row.confirmed?.what === what ? row.confirmed.kinds : [];
    return { ...row, confirmed: { kinds: [...new Set([...before, ...kinds])], what } };
  });
};

const opened = (rows: readonly PadRow[], day: string): readonly PadRow[] =>
  rows.map((row) => (row.waits === true && row.day === day ? { ...row, waits: undefined } : row));

const without = (rows: readonly PadRow[], ids: readonly number[]): readonly PadRow[] => {
  const gone = new Set(ids);
  return rows.filter(({ id }) => !gone.has(id));
};

/** What becomes of the pad. */
export const padReducer = (pad: Pad, action: PadAction): Pad => {
  switch (action.type) {
    case 'typed':
      return typed(pad, action);
    case 'left':
      return left(pad);
    case 'listed':
      return listed(left(pad), action.lines, action.id);
    case 'reread':
      return reread(left(pad), action.lines);
    case 'filled':
      return filled(pad, action.id, action.field, action.values);
    case 'scanned':
      return scanned(pad, action.code);
    case 'entered':
      return pad.writing === undefined || pad.writing === action.id
        ? pad
        : { ...pad, writing: undefined, writingGroup: undefined };
    case 'changed': {
      const [only, ...more] = action.changes;
      const after = pushStep(pad, changed(pad.rows, action.changes));
      return { ...after, writing: more.length === 0 ? only?.id : undefined };
    }
    case 'confirmed':
      return action.rows.length === 0 ? pad : pushStep(pad, confirmed(pad.rows, action.rows));
    case 'raised':
      return amendStep(pad, changed(pad.rows, action.changes));
    case 'removed':
      return action.ids.length === 0 ? pad : pushStep(pad, without(pad.rows, action.ids));
    case 'taken':
      // What is in the cart must not come back by a step back: it would be ordered twice.
      return { ...createPad(without(pad.rows, action.ids)), nextId: pad.nextId + 1 };
    case 'dayOpened':
      return pushStep(pad, opened(pad.rows, action.day));
    case 'undone':
      return undo(pad);
    case 'redone':
      return redo(pad);
    case 'loaded':
      return createPad(action.rows);
  }
};
