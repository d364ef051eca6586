import { describe, expect, it } from 'vitest';
import type { CartEdit } from './cart-edit';
import {
  cartEdited,
  cartEditsLoaded,
  cartEditsMoved,
  cartEditsReducer,
  cartEditsSettled,
  draftTyped,
  NO_EDITS,
} from './cart-edits-slice';

const edit = (sku: string, operationId: string): CartEdit => ({
  sku,
  amount: 1,
  unit: 'Stk',
  operationId,
  actedAt: 0,
  phase: 'waiting',
});

describe('what the buyer has done', () => {
  const one = cartEditsReducer(NO_EDITS, cartEdited(edit('1', 'a')));

  it('a later change of a line takes the place of an earlier one, and of its draft', () => {
    const typed = cartEditsReducer(one, draftTyped({ sku: '1', draft: { text: '4', unit: 'Stk' } }));
    const state = cartEditsReducer(typed, cartEdited(edit('1', 'b')));
    expect(state.edits).toEqual({ '1': edit('1', 'b') });
    expect(state.drafts).toEqual({});
  });

  it('an answer to an earlier change leaves the later one alone', () => {
    const later = cartEditsReducer(one, cartEdited(edit('1', 'b')));
    expect(cartEditsReducer(later, cartEditsSettled(['a'])).edits).toEqual({ '1': edit('1', 'b') });
    expect(cartEditsReducer(later, cartEditsSettled(['b'])).edits).toEqual({});
  });

  it('moves the named operations alone; the others stay the same objects', () => {
    const two = cartEditsReducer(one, cartEdited(edit('2', 'b')));
    const moved = cartEditsReducer(two, cartEditsMoved({ operationIds: ['a'], phase: 'unsent' }));
    expect(moved.edits['1']?.phase).toBe('unsent');
    expect(moved.edits['2']).toBe(two.edits['2']);
  });

  it('a draft that is given up is gone', () => {
    const typed = cartEditsReducer(one, draftTyped({ sku: '2', draft: { text: '4', unit: 'Stk' } }));
    expect(cartEditsReducer(typed, draftTyped({ sku: '2', draft: undefined })).drafts).toEqual({});
  });

  it('keeps whose they are, until those of another customer take their place', () => {
    const mine = cartEditsReducer(one, cartEditsLoaded({ owner: 'me', edits: {}, drafts: {} }));
    for (const action of [
      cartEdited(edit('1', 'a')),
      cartEditsMoved({ operationIds: [], phase: 'sending' }),
      cartEditsSettled([]),
      draftTyped({ sku: '1', draft: undefined }),
    ]) {
      expect(cartEditsReducer(mine, action).owner).toBe('me');
    }
    expect(cartEditsReducer(mine, cartEditsLoaded(NO_EDITS))).toEqual(NO_EDITS);
  });
});
