import type { ListLine } from '../reading/list-line';
import { spreadLine } from '../reading/spread-line';
import { amendTo, back, forth, type Pad, padOf, stepTo } from './pad';
import type { PadAction, RowChange } from './pad-action';
import { isBlank, type PadField, type PadRow } from './pad-row';

const rowOf = (line: ListLine, id: number): PadRow => ({ id, ...line, listed: true });

/** Writing into a field makes the row the buyer's own: what a list said about it counts no more. */
const write = (row: PadRow, field: PadField, value: string): PadRow => {
  const { id, article, amount, unit, hint } = row;
  const kept = field === 'article' ? {} : { hint };
  return { id, article, amount, unit, ...kept, [field]: value };
};

const typed = (pad: Pad, id: number, field: PadField, value: string): Pad => {
  const rows = pad.rows.map((row) => (row.id === id ? write(row, field, value) : row));
  const goesOn = pad.typing?.id === id && pad.typing.field === field;
  const after = goesOn ? amendTo(pad, rows) : stepTo(pad, rows);
  return { ...after, future: [], typing: { id, field }, writing: id };
};

/** A whole line typed as an article goes into its fields, unless those are filled already. */
const left = (pad: Pad): Pad => {
  const { typing } = pad;
  if (typing === undefined) return pad;
  const done: Pad = { ...pad, typing: undefined };
  if (typing.field !== 'article') return done;
  const row = pad.rows.find(({ id }) => id === typing.id);
  const line = row?.amount === '' && row.unit === '' ? spreadLine(row.article) : undefined;
  if (line === undefined) return done;
  return amendTo(
    done,
    pad.rows.map((each) => (each.id === typing.id ? { id: each.id, ...line } : each)),
  );
};

const listed = (pad: Pad, lines: readonly ListLine[], id: number | undefined): Pad => {
  if (lines.length === 0) return pad;
  const place = id === undefined ? -1 : pad.rows.findIndex((row) => row.id === id);
  const at = place < 0 ? pad.rows.length - 1 : place;
  const here = pad.rows[at];
  const above = pad.rows.slice(0, here === undefined || isBlank(here) ? at : at + 1);
  const below = pad.rows.slice(at + 1);
  const rows = lines.map((line, index) => rowOf(line, pad.nextId + index));
  const after = stepTo(pad, [...above, ...rows, ...below], pad.nextId + lines.length);
  return { ...after, arrived: { from: pad.nextId, count: lines.length, step: after.past.length } };
};

const filled = (pad: Pad, id: number, field: PadField, values: readonly string[]): Pad => {
  const first = pad.rows.findIndex((row) => row.id === id);
  if (first < 0) return pad;
  const rows = pad.rows.map((row, index) => {
    const value = index < first ? undefined : values[index - first];
    return value === undefined ? row : write(row, field, value);
  });
  return stepTo(pad, rows);
};

const scanned = (pad: Pad, code: string): Pad => {
  const same = pad.rows.findLast(({ article }) => article === code);
  const amount = Number(same?.amount);
  if (same === undefined || !Number.isInteger(amount) || amount < 1)
    return { ...listed(pad, [{ article: code, amount: '1', unit: '' }], undefined), arrived: undefined };
  return stepTo(
    pad,
    pad.rows.map((row) => (row === same ? { ...row, amount: String(amount + 1) } : row)),
  );
};

const changed = (rows: readonly PadRow[], changes: readonly RowChange[]): readonly PadRow[] => {
  const byId = new Map(changes.map((change) => [change.id, change]));
  return rows.map((row) => {
    const change = byId.get(row.id);
    return change === undefined ? row : { ...row, source: undefined, raisedFrom: undefined, ...change };
  });
};

const without = (rows: readonly PadRow[], ids: readonly number[]): readonly PadRow[] => {
  const gone = new Set(ids);
  return rows.filter(({ id }) => !gone.has(id));
};

/** What becomes of the pad. */
export const padReducer = (pad: Pad, action: PadAction): Pad => {
  switch (action.type) {
    case 'typed':
      return typed(pad, action.id, action.field, action.value);
    case 'left':
      return left(pad);
    case 'listed':
      return listed(left(pad), action.lines, action.id);
    case 'filled':
      return filled(pad, action.id, action.field, action.values);
    case 'scanned':
      return scanned(pad, action.code);
    case 'entered':
      return pad.writing === undefined || pad.writing === action.id ? pad : { ...pad, writing: undefined };
    case 'changed': {
      const [only, ...more] = action.changes;
      const after = stepTo(pad, changed(pad.rows, action.changes));
      return { ...after, writing: more.length === 0 ? only?.id : undefined };
    }
    case 'raised':
      return amendTo(pad, changed(pad.rows, action.changes));
    case 'removed':
      return stepTo(pad, without(pad.rows, action.ids));
    case 'taken':
      // What is in the cart must not come back by a step back: it would be ordered twice.
      return { ...padOf(without(pad.rows, action.ids)), nextId: pad.nextId + 1 };
    case 'undone':
      return back(pad);
    case 'redone':
      return forth(pad);
    case 'loaded':
      return padOf(action.rows);
  }
};
