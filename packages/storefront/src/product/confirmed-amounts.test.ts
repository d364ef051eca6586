import { describe, expect, it } from 'vitest';
import type { BrowserStorage } from '../shop';
import { ConfirmedAmounts } from './confirmed-amounts';

const storageOf = (kept: unknown): BrowserStorage & { readonly kept: () => unknown } => {
  let value = kept;
  return {
    read: () => value,
    write: (_, written) => {
      value = written;
      return true;
    },
    remove: () => {
      value = undefined;
    },
    kept: () => value,
  };
};

describe('QTY-6: an amount that is meant', () => {
  it('is not asked about again, nor a smaller one, also after the page was loaded again', () => {
    const storage = storageOf(undefined);
    new ConfirmedAmounts(storage, 'key').confirm('1', '25');
    const again = new ConfirmedAmounts(storage, 'key');
    expect(['24', '25', '25.0', '26'].map((quantity) => again.isConfirmed('1', quantity))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(again.isConfirmed('2', '1')).toBe(false);
  });

  it('keeps what another tab confirmed', () => {
    const storage = storageOf(undefined);
    const [one, other] = [new ConfirmedAmounts(storage, 'key'), new ConfirmedAmounts(storage, 'key')];
    one.confirm('1', '25');
    other.confirm('2', '30');
    expect(storage.kept()).toEqual({ '1': '25', '2': '30' });
    expect(one.isConfirmed('2', '30')).toBe(true);
  });

  it('holds on this page where the browser keeps nothing', () => {
    const amounts = new ConfirmedAmounts({ ...storageOf(undefined), write: () => false }, 'key');
    amounts.confirm('1', '25');
    expect(amounts.isConfirmed('1', '25')).toBe(true);
  });

  it.each([undefined, null, 7, 'x', [], { '1': 25 }, { '1': 'viel' }])('is none where %j is kept', (kept) => {
    expect(new ConfirmedAmounts(storageOf(kept), 'key').isConfirmed('1', '1')).toBe(false);
  });
});
