import { describe, expect, it } from 'vitest';
import type { OutboxEntry } from './outbox-entry';
import {
  entryAdded,
  outboxSwitched,
  entriesPhaseChanged,
  cartOutboxReducer,
  entriesAcknowledged,
  draftChanged,
  EMPTY_OUTBOX,
} from './cart-outbox-slice';

const edit = (sku: string, operationId: string): OutboxEntry => ({
  sku,
  amount: 1,
  unit: 'Stk',
  operationId,
  actedAt: 0,
  phase: 'waiting',
});

describe('what the buyer has done', () => {
  const one = cartOutboxReducer(EMPTY_OUTBOX, entryAdded(edit('1', 'a')));

  it('a later change of a line takes the place of an earlier one, and of its draft', () => {
    const typed = cartOutboxReducer(one, draftChanged({ sku: '1', draft: { text: '4', unit: 'Stk' } }));
    const state = cartOutboxReducer(typed, entryAdded(edit('1', 'b')));
    expect(state.edits).toEqual({ '1': edit('1', 'b') });
    expect(state.drafts).toEqual({});
  });

  it('an answer to an earlier change leaves the later one alone', () => {
    const later = cartOutboxReducer(one, entryAdded(edit('1', 'b')));
    expect(cartOutboxReducer(later, entriesAcknowledged(['a'])).edits).toEqual({ '1': edit('1', 'b') });
    expect(cartOutboxReducer(later, entriesAcknowledged(['b'])).edits).toEqual({});
  });

  it('moves the named operations alone; the others stay the same objects', () => {
    const two = cartOutboxReducer(one, entryAdded(edit('2', 'b')));
    const moved = cartOutboxReducer(two, entriesPhaseChanged({ operationIds: ['a'], phase: 'unsent' }));
    expect(moved.edits['1']?.phase).toBe('unsent');
    expect(moved.edits['2']).toBe(two.edits['2']);
  });

  it('a draft that is given up is gone', () => {
    const typed = cartOutboxReducer(one, draftChanged({ sku: '2', draft: { text: '4', unit: 'Stk' } }));
    expect(cartOutboxReducer(typed, draftChanged({ sku: '2', draft: undefined })).drafts).toEqual({});
  });

  it('keeps whose they are, until those of another customer take their place', () => {
    const mine = cartOutboxReducer(one, outboxSwitched({ owner: 'me', edits: {}, drafts: {} }));
    for (const action of [
      entryAdded(edit('1', 'a')),
      entriesPhaseChanged({ operationIds: [], phase: 'sending' }),
      entriesAcknowledged([]),
      draftChanged({ sku: '1', draft: undefined }),
    ]) {
      expect(cartOutboxReducer(mine, action).owner).toBe('me');
    }
    expect(cartOutboxReducer(mine, outboxSwitched(EMPTY_OUTBOX))).toEqual(EMPTY_OUTBOX);
  });
});
