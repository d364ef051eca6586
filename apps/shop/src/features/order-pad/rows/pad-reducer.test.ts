import { describe, expect, it } from 'vitest';
import { createPad } from './pad';
import type { PadAction } from './pad-action';
import { padReducer } from './pad-reducer';

const line = (article: string, amount = '1') => ({ article, amount, unit: '' });

const after = (...actions: readonly PadAction[]) => actions.reduce(padReducer, createPad());

const products = ({ rows }: ReturnType<typeof after>) => rows.map(({ article }) => article);

const typed = (id: number, value: string, field: 'article' | 'amount' = 'article'): PadAction => ({
  type: 'typed',
  id,
  field,
  value,
});

describe('padReducer', () => {
  it('always ends with a blank row', () => {
    expect(products(createPad())).toEqual(['']);
    const pad = after(typed(1, '4'), typed(1, '47'));
    expect(products(pad)).toEqual(['47', '']);
    expect(products(padReducer(pad, { type: 'removed', ids: [1] }))).toEqual(['']);
  });

  it('takes back what was written into a field in one step, and does it again', () => {
    const pad = after(typed(1, '4'), typed(1, '47'), { type: 'left' }, typed(1, '3', 'amount'));
    const once = padReducer(pad, { type: 'undone' });
    expect(once.rows[0]).toMatchObject({ article: '47', amount: '' });
    const twice = padReducer(once, { type: 'undone' });
    expect(products(twice)).toEqual(['']);
    expect(padReducer(twice, { type: 'undone' })).toBe(twice);
    const again = padReducer(padReducer(twice, { type: 'redone' }), { type: 'redone' });
    expect(again.rows[0]).toMatchObject({ article: '47', amount: '3' });
    expect(padReducer(again, { type: 'redone' })).toBe(again);
  });

  it('opens the rows of a delivery day, and leaves those that wait alone until then', () => {
    const days = (pad: ReturnType<typeof after>) =>
      pad.rows.map(({ article, amount, day, waits }) => [article, amount, day, waits]);
    const pad = after({
      type: 'listed',
      lines: [
        { ...line('a'), day: 'Mo' },
        { ...line('a', '4'), day: 'Di', waits: true },
        { ...line('b', '5'), day: 'Di', waits: true },
        { ...line('a', '6'), day: 'Mi', waits: true },
      ],
    });
    const from = pad.rows[0]?.id ?? 0;
    const touched = [
      { type: 'typed', id: from, field: 'article', value: 'c', whole: true } as const,
      { type: 'filled', id: from, field: 'amount', values: ['2', '3'] } as const,
      { type: 'scanned', code: 'a' } as const,
    ].reduce(padReducer, pad);
    expect(days(touched)).toEqual([
      ['c', '2', 'Mo', undefined],
      ['a', '4', 'Di', true],
      ['b', '5', 'Di', true],
      ['a', '6', 'Mi', true],
      ['', '3', undefined, undefined],
      ['a', '1', undefined, undefined],
      ['', '', undefined, undefined],
    ]);
    const open = padReducer(touched, { type: 'dayOpened', day: 'Di' });
    expect(open.rows.filter(({ waits }) => waits === true).map(({ day }) => day)).toEqual(['Mi']);
    expect(padReducer(open, { type: 'undone' }).rows).toEqual(touched.rows);
  });

  it('keeps what is noted of a row; the own number goes with the article it names', () => {
    const remarks = { note: 'reif', customerArticleNumber: 'T-7' };
    const pad = after({ type: 'listed', lines: [{ ...line('Obers'), remarks }] });
    const id = pad.rows[0]?.id ?? 0;
    expect(padReducer(pad, typed(id, '4', 'amount')).rows[0]?.remarks).toEqual(remarks);
    expect(padReducer(pad, typed(id, '4712')).rows[0]?.remarks).toEqual({ note: 'reif' });
  });

  it('spreads a whole line that was typed as an article once it is left', () => {
    const pad = after(typed(1, '3 Ktn Obers'), { type: 'left' });
    expect(pad.rows[0]).toMatchObject({
      id: 1,
      article: 'Obers',
      amount: '3',
      unit: 'Ktn',
      text: '3 Ktn Obers',
    });
    expect(products(padReducer(pad, { type: 'undone' }))).toEqual(['']);
  });

  it('puts a list in the place of a blank row, below a filled one, or at the end', () => {
    const lines = [line('a'), line('b')];
    const pad = after({ type: 'listed', lines });
    expect(products(pad)).toEqual(['a', 'b', '']);
    const first = pad.rows[0]?.id;
    const below = padReducer(pad, { type: 'listed', lines: [line('c')], id: first });
    expect(products(below)).toEqual(['a', 'c', 'b', '']);
    expect(below.arrived).toMatchObject({ count: 1, step: below.past.length });
    expect(products(padReducer(below, { type: 'undone' }))).toEqual(['a', 'b', '']);
    expect(padReducer(pad, { type: 'listed', lines: [] })).toBe(pad);
  });

  it('fills a column from a row downwards', () => {
    const pad = after({ type: 'listed', lines: [line('a'), line('b'), line('c')] });
    const [, second] = pad.rows;
    if (second === undefined) throw new Error('There is no second row');
    const filled = padReducer(pad, { type: 'filled', id: second.id, field: 'amount', values: ['7', '8'] });
    expect(filled.rows.map(({ amount }) => amount)).toEqual(['1', '7', '8', '']);
  });

  it('counts a code that is scanned again', () => {
    const scan: PadAction = { type: 'scanned', code: '4006381333931' };
    expect(after(scan, scan, scan).rows.map(({ article, amount }) => [article, amount])).toEqual([
      ['4006381333931', '3'],
      ['', ''],
    ]);
  });

  it('leaves no way back to rows that are in the cart', () => {
    const pad = after({ type: 'listed', lines: [line('a'), line('b')] });
    const [first] = pad.rows;
    if (first === undefined) throw new Error('There is no row');
    const rest = padReducer(pad, { type: 'taken', ids: [first.id] });
    expect(products(rest)).toEqual(['b', '']);
    expect(padReducer(rest, { type: 'undone' })).toBe(rest);
  });

  it('confirms guesses, takes rows away and brings them back, each in one step', () => {
    const pad = after({ type: 'listed', lines: [line('a'), line('b'), line('c')] });
    const [first, second] = pad.rows.map(({ id }) => id);
    if (first === undefined || second === undefined) throw new Error('There are no rows');
    const confirmation = (id: number) => ({ id, kinds: ['UNIT_NOT_WRITTEN' as const], what: 'a|1|Stk' });
    const confirmed = padReducer(pad, {
      type: 'confirmed',
      rows: [confirmation(first), confirmation(second)],
    });
    expect(confirmed.rows.map((row) => row.confirmed !== undefined)).toEqual([true, true, false, false]);
    expect(padReducer(confirmed, { type: 'undone' }).rows).toEqual(pad.rows);
    const less = padReducer(confirmed, { type: 'removed', ids: [first, second] });
    expect(products(less)).toEqual(['c', '']);
    expect(padReducer(less, { type: 'undone' }).rows).toEqual(confirmed.rows);
  });

  it('keeps what was confirmed of the same reading, and only of that', () => {
    const pad = after({ type: 'listed', lines: [line('a')] });
    const id = pad.rows[0]?.id ?? 0;
    const confirm = (kind: 'COLUMN' | 'SPELLING', what: string): PadAction => ({
      type: 'confirmed',
      rows: [{ id, kinds: [kind], what }],
    });
    const once = padReducer(pad, confirm('COLUMN', 'x'));
    expect(padReducer(once, confirm('SPELLING', 'x')).rows[0]?.confirmed?.kinds).toEqual([
      'COLUMN',
      'SPELLING',
    ]);
    expect(padReducer(once, confirm('SPELLING', 'y')).rows[0]?.confirmed?.kinds).toEqual(['SPELLING']);
  });

  it('makes a field that is written or mended the buyer’s own', () => {
    const reading = { status: 'GUESSED' as const, guesses: [{ kind: 'UNIT_NOT_WRITTEN' as const }] };
    const pad = after({ type: 'listed', lines: [{ ...line('a'), text: '1 a', reading }] });
    const id = pad.rows[0]?.id ?? 0;
    expect(padReducer(pad, typed(id, '7', 'amount')).rows[0]).toMatchObject({
      text: '1 a',
      reading,
      own: ['amount'],
    });
    expect(padReducer(pad, { type: 'changed', changes: [{ id, unit: 'Stk' }] }).rows[0]?.own).toEqual([
      'unit',
    ]);
  });

  it('puts another reading of the list in its place, in one step', () => {
    const pad = after(
      typed(1, 'x'),
      { type: 'left' },
      { type: 'listed', lines: [line('a'), line('b')], id: 1 },
    );
    const again = padReducer(pad, { type: 'reread', lines: [line('c')] });
    expect(products(again)).toEqual(['x', 'c', '']);
    expect(products(padReducer(again, { type: 'undone' }))).toEqual(['x', 'a', 'b', '']);
  });

  it('never gives an id twice', () => {
    const pad = after(
      { type: 'listed', lines: [line('a'), line('b')] },
      { type: 'undone' },
      { type: 'listed', lines: [line('c')] },
      { type: 'scanned', code: 'd' },
    );
    const ids = pad.rows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
