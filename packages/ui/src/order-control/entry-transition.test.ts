import { describe, expect, it } from 'vitest';
import {
  syncInput,
  initialState,
  type OrderControlInput,
  type OrderControlState,
} from './order-control-state';
import { reduceOrderControl, type EntryEffect, type EntryEvent } from './entry-transition';

const units = [
  { abbreviation: 'Stk', name: 'Stück', minimum: 12 },
  { abbreviation: 'Ktn', name: 'Karton', plural: 'Kartons', minimum: 2 },
];
const offered: OrderControlInput = {
  amount: 2,
  unit: 'Ktn',
  units,
  inCart: false,
  busy: false,
  draft: undefined,
  zeroCounts: false,
};
const inCart: OrderControlInput = { ...offered, amount: 4, inCart: true };
const counted: OrderControlInput = { ...offered, amount: undefined, zeroCounts: true };

type Happening = EntryEvent | OrderControlInput;

/** Plays events and news about the product in turn. */
const play = (start: OrderControlInput, ...happenings: readonly Happening[]) => {
  let facts = start;
  let state: OrderControlState = initialState(start);
  const effects: EntryEffect[] = [];
  for (const happening of happenings) {
    if (!('kind' in happening)) {
      state = syncInput(state, happening);
      facts = happening;
      continue;
    }
    const step = reduceOrderControl(state, happening, facts);
    state = step.state;
    effects.push(...step.effects);
  }
  return { entry: state.entry, effects };
};

const type = (text: string): EntryEvent => ({ kind: 'TYPE', text });
const plus: EntryEvent = { kind: 'STEP', by: 1 };
const minus: EntryEvent = { kind: 'STEP', by: -1 };
const pause: EntryEvent = { kind: 'DELAY_OVER' };
const enter: EntryEvent = { kind: 'ENTER' };
const leave: EntryEvent = { kind: 'LEAVE' };
const escape: EntryEvent = { kind: 'ESCAPE' };
const toggle: EntryEvent = { kind: 'TOGGLE' };
const change = (amount: number, unit = 'Ktn'): EntryEffect => ({ kind: 'CHANGE', value: { amount, unit } });
const draft = (text: string, unit = 'Ktn'): EntryEffect => ({ kind: 'DRAFT', draft: { text, unit } });
const noDraft: EntryEffect = { kind: 'DRAFT', draft: undefined };

describe('CRT-2: a change of what is in the cart', () => {
  it('is handed on after the delay, once for several presses', () => {
    expect(play(inCart, plus, plus, plus, pause).effects).toEqual([change(7)]);
  });

  it('is handed on by a pause in typing, and not again on leaving', () => {
    expect(play(inCart, type('1'), type('12'), pause, leave).effects).toEqual([change(12)]);
  });

  it('is handed on by Enter and by leaving without a wait', () => {
    expect(play(inCart, type('9'), enter).effects).toEqual([change(9)]);
    expect(play(inCart, type('9'), leave).effects).toEqual([change(9)]);
    expect(play(inCart, type('9'), enter, pause, leave).effects).toEqual([change(9)]);
  });

  it('is nothing when the amount is what it was', () => {
    expect(play(inCart, type('9'), type('4'), leave).effects).toEqual([]);
    expect(play(inCart, plus, minus, pause)).toEqual({ entry: undefined, effects: [] });
  });

  it('of the unit keeps the number and is handed on after the delay', () => {
    const many = { ...inCart, amount: 24 };
    expect(play(many, { kind: 'UNIT', unit: 'Stk' }, pause).effects).toEqual([change(24, 'Stk')]);
  });

  it('stays shown until the cart answers, then shows what the cart says', () => {
    expect(play(inCart, type('9'), enter).entry).toEqual({ text: '9', unit: 'Ktn' });
    expect(play(inCart, type('9'), enter, { ...inCart, amount: 9 }).entry).toBeUndefined();
    const busy = { ...inCart, busy: true };
    expect(play(inCart, type('9'), enter, busy, inCart).entry).toBeUndefined();
  });
});

describe('typing is never interrupted', () => {
  it('by news about the cart', () => {
    expect(play(inCart, type('9'), { ...inCart, amount: 15 }).entry?.text).toBe('9');
    expect(play(inCart, type('9'), pause, { ...inCart, amount: 15 }).entry?.text).toBe('9');
  });

  it('by another draft', () => {
    const other = { ...offered, draft: { text: '7', unit: 'Ktn' } };
    expect(play(offered, type('9'), other).entry?.text).toBe('9');
    expect(play(offered, other).entry?.text).toBe('7');
  });

  it('and what somebody else did after the last hand-over is not undone by leaving', () => {
    const elsewhere = { ...inCart, amount: 15 };
    const result = play(inCart, type('9'), pause, { ...inCart, amount: 9 }, elsewhere, leave);
    expect(result).toEqual({ entry: undefined, effects: [change(9)] });
  });
});

describe('QTY-2: an amount below the minimum', () => {
  it('waits while it is typed', () => {
    expect(play(inCart, type('1'), pause)).toEqual({ entry: { text: '1', unit: 'Ktn' }, effects: [] });
  });

  it.each([enter, leave])('is raised in the cart on commit, with a warning (%j)', (commit) => {
    const raised = { kind: 'RAISED', minimum: 2, unit: 'Ktn' };
    expect(play(inCart, type('1'), commit).effects).toEqual([raised, change(2)]);
  });

  it('is raised when it is added', () => {
    const raised = { kind: 'RAISED', minimum: 2, unit: 'Ktn' };
    const added = { kind: 'ADD', value: { amount: 2, unit: 'Ktn' } };
    expect(play(offered, type('1'), enter).effects).toEqual([draft('1'), raised, added, noDraft]);
  });

  it('is raised after a change of the unit', () => {
    const raised = { kind: 'RAISED', minimum: 12, unit: 'Stk' };
    const unit: EntryEvent = { kind: 'UNIT', unit: 'Stk' };
    expect(play(inCart, unit, pause).effects).toEqual([raised, change(12, 'Stk')]);
  });

  it('is mended by the remedy', () => {
    expect(play(inCart, type('1'), { kind: 'SET', amount: 2 }, pause).effects).toEqual([change(2)]);
  });
});

describe('QTY-5: what is no amount', () => {
  const texts = ['2,5', '1.5', '1.200', '1000000', '-3', '=3+4', '3 Ktn', 'x', '12,', '000012'];
  const idle = [plus, minus, pause, enter, leave, toggle];
  const places = [inCart, offered, counted, { ...counted, inCart: true, amount: 3 }];
  const isHandedOn = ({ kind }: EntryEffect): boolean => kind !== 'DRAFT';

  it.each(texts)('%s is not handed on, whatever happens, and stays', (text) => {
    for (const place of places) {
      for (const one of idle) {
        for (const other of idle) {
          const { entry, effects } = play(place, type(text), one, other, { ...place, busy: true }, leave);
          expect(effects.filter(isHandedOn)).toEqual([]);
          expect(entry?.text).toBe(text);
        }
      }
    }
  });

  it('is answered by another text, by an amount or by Escape', () => {
    expect(play(inCart, type('2,5'), type('25'), pause).effects).toEqual([draft('2,5'), noDraft, change(25)]);
    expect(play(inCart, type('2,5'), { kind: 'SET', amount: 3 }, pause).effects).toEqual([
      draft('2,5'),
      noDraft,
      change(3),
    ]);
    expect(play(inCart, type('2,5'), escape, leave)).toEqual({
      entry: undefined,
      effects: [draft('2,5'), noDraft],
    });
  });

  it('does not let what was typed just before it be handed on', () => {
    expect(play(inCart, type('2'), type('2,'), pause).effects.filter(isHandedOn)).toEqual([]);
  });

  it('decimals that are none wait for the commit, for more of them may follow', () => {
    expect(play(inCart, type('12,0'), pause).effects).toEqual([]);
    expect(play(inCart, type('12,0'), pause, leave).effects).toEqual([change(12)]);
  });

  it('leaves the unit to be chosen, which goes with the answer', () => {
    const answered = play(
      inCart,
      type('2,5'),
      { kind: 'UNIT', unit: 'Stk' },
      leave,
      { kind: 'SET', amount: 20 },
      leave,
    );
    expect(answered.effects.filter(isHandedOn)).toEqual([change(20, 'Stk')]);
  });
});

describe('QTY-6: an unusual amount', () => {
  const ask = ({ amount }: { readonly amount: number }) =>
    amount > 20 ? { usual: '1–4 Ktn', instead: 4, confirm: () => undefined } : undefined;
  const asking = { ...inCart, unusual: ask };
  const asked = { ...offered, unusual: ask };
  const confirm: EntryEvent = { kind: 'CONFIRM' };
  const confirmed: EntryEffect = { kind: 'CONFIRM', value: { amount: 25, unit: 'Ktn' } };
  const answered = (facts: OrderControlInput): OrderControlInput => ({
    ...facts,
    amount: 25,
    inCart: true,
    unusual: undefined,
  });

  it.each([pause, enter, leave])('in the cart counts only once it is confirmed (%j)', (commit) => {
    expect(play(asking, type('25'), commit, leave).effects).toEqual([draft('25')]);
    expect(play(asking, type('25'), commit, confirm).effects).toEqual([
      draft('25'),
      confirmed,
      noDraft,
      change(25),
    ]);
  });

  it('kept by a page that is gone is there to be answered, however late it is read', () => {
    const kept = { ...asking, draft: { text: '25', unit: 'Ktn' } };
    const changed = { ...kept, amount: 15 };
    for (const later of [[kept], [{ ...asking, amount: 15 }, changed], [changed]])
      expect(play(asking, ...later, confirm)).toEqual({
        entry: { text: '25', unit: 'Ktn' },
        effects: [confirmed, noDraft, change(25)],
      });
    // What somebody is typing meanwhile stays, and what needs no answer is none.
    expect(play(asking, type('9'), kept).entry?.text).toBe('9');
    expect(play(asking, { ...asking, draft: { text: '9', unit: 'Ktn' } }).entry).toBeUndefined();
  });

  it.each([enter, leave, toggle])('outside the cart is not added by %j', (commit) => {
    expect(play(asked, type('25'), commit).effects).toEqual([draft('25')]);
    expect(play(asked, type('25'), commit, confirm).effects).toEqual([
      draft('25'),
      confirmed,
      { kind: 'ADD', value: { amount: 25, unit: 'Ktn' } },
      noDraft,
    ]);
  });

  it('may be changed by steps, typing and the usual amount, which count without a question', () => {
    expect(play(asking, type('21'), minus, pause).effects).toEqual([draft('21'), noDraft, change(20)]);
    expect(play(asking, type('25'), { kind: 'SET', amount: 3 }, leave).effects).toEqual([
      draft('25'),
      noDraft,
      change(3),
    ]);
  });

  it('in the cart already blocks nothing: it can be left, confirmed and taken out', () => {
    const there = { ...asking, amount: 25 };
    expect(play(there, enter, leave).effects).toEqual([]);
    expect(play(there, confirm).effects).toEqual([confirmed]);
    expect(play(there, toggle).effects).toMatchObject([{ kind: 'REMOVE' }]);
  });

  it('is not asked about again once the world knows that it is meant', () => {
    expect(play(asking, type('25'), confirm, answered(asking), type('24'), leave).effects.slice(-1)).toEqual([
      change(24),
    ]);
  });
});

describe('outside the cart what is typed is a draft', () => {
  it('that leaving the field keeps and does not order', () => {
    expect(play(offered, type('9'), leave)).toEqual({
      entry: { text: '9', unit: 'Ktn' },
      effects: [draft('9')],
    });
  });

  it('that Enter adds', () => {
    const added = { kind: 'ADD', value: { amount: 9, unit: 'Ktn' } };
    expect(play(offered, type('9'), enter).effects).toEqual([draft('9'), added, noDraft]);
    expect(play({ ...offered, draft: { text: '3', unit: 'Stk' } }, enter).effects[1]).toEqual({
      kind: 'ADD',
      value: { amount: 12, unit: 'Stk' },
    });
  });

  it('so that Enter on an untouched field orders nothing', () => {
    expect(play(offered, enter).effects).toEqual([]);
  });

  it('and empty or 0 gives it up', () => {
    expect(play(offered, type('9'), type(''), leave)).toEqual({
      entry: undefined,
      effects: [draft('9'), draft(''), noDraft],
    });
    expect(play(offered, type('0'), enter).entry).toBeUndefined();
  });

  it('shown until the cart answers, not the amount offered before', () => {
    const noLonger = { ...offered, draft: undefined };
    const kept = { ...offered, draft: { text: '9', unit: 'Ktn' } };
    expect(play(offered, type('9'), kept, enter, noLonger).entry?.text).toBe('9');
    expect(play(offered, type('9'), kept, enter, noLonger, inCart).entry).toBeUndefined();
  });
});

describe('CRT-1: the toggle', () => {
  it('adds the amount that stands in the field, or the one offered', () => {
    const added = (amount: number): EntryEffect => ({ kind: 'ADD', value: { amount, unit: 'Ktn' } });
    expect(play(offered, toggle).effects).toEqual([added(2), noDraft]);
    expect(play(offered, type('6'), toggle).effects).toContainEqual(added(6));
    expect(play(offered, type(''), toggle).effects).toContainEqual(added(2));
  });

  it('removes what is in the cart and drops what was typed', () => {
    const removed = { kind: 'REMOVE', value: { amount: 4, unit: 'Ktn' } };
    expect(play(inCart, toggle).effects).toEqual([removed]);
    expect(play(inCart, type('9'), toggle, leave, pause).effects).toEqual([removed]);
  });
});

describe('0 or nothing in the cart', () => {
  it.each(['0', '', '000'])('removes on Enter (%j)', (text) => {
    const removed = { kind: 'REMOVE', value: { amount: 4, unit: 'Ktn' } };
    expect(play(inCart, type(text), pause, enter).effects).toEqual([removed]);
  });

  it.each(['0', ''])('restores on leaving (%j)', (text) => {
    expect(play(inCart, type(text), leave)).toEqual({ entry: undefined, effects: [] });
  });
});

describe('Escape', () => {
  it('restores what is in the cart', () => {
    expect(play(inCart, type('9'), escape, leave)).toEqual({ entry: undefined, effects: [] });
  });

  it('takes back what a pause has handed on', () => {
    expect(play(inCart, type('9'), pause, escape).effects).toEqual([change(9), change(4)]);
  });

  it('restores the draft as it was before typing, and gives it up the second time', () => {
    const kept = { ...offered, draft: { text: '3', unit: 'Ktn' } };
    expect(play(kept, type('33'), escape).entry?.text).toBe('3');
    expect(play(kept, type('33'), escape, escape).entry).toBeUndefined();
  });
});

describe('QTY-4: steps', () => {
  it('stay between the minimum and 99999', () => {
    expect(play(inCart, minus, minus, minus, minus).entry?.text).toBe('2');
    expect(play({ ...inCart, amount: 99_998 }, plus, plus, plus).entry?.text).toBe('99999');
  });

  it('reach the minimum at once from below it', () => {
    expect(play({ ...offered, unit: 'Stk', amount: 3 }, plus).entry?.text).toBe('12');
  });
});

describe('counting', () => {
  it('takes 0 as an amount and saves on leaving', () => {
    expect(play(counted, type('0'), leave).effects).toEqual([change(0)]);
    expect(play(counted, plus, pause).effects).toEqual([change(1)]);
  });

  it('saves nothing when the field was emptied', () => {
    expect(play(counted, type('3'), type(''), enter).effects).toEqual([]);
  });
});
