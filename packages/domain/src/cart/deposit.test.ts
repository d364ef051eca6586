import { describe, expect, it } from 'vitest';
import { containerCount, DEPOSIT_KINDS, rowDeposit, type Deposit } from './deposit';

const cans: Deposit = { amountString: '0.25', containersPerStorageUnit: 24, kind: 'SINGLE_USE' };

describe('a row carries the deposit of its containers, and those of a broken unit are rounded up', () => {
  it.each([
    ['one tray of 24 cans', cans, 1, 24, '6.00'],
    ['two trays', cans, '2', 48, '12.00'],
    ['a single can of a tray', cans, '0.0416', 1, '0.25'],
    ['a third of a tray, 7.2 cans', cans, '0.3', 8, '2.00'],
    ['half a tray, 12 cans exactly', cans, '0.5', 12, '3.00'],
    ['no goods', cans, 0, 0, '0.00'],
    ['a crate shared by two units', { ...cans, containersPerStorageUnit: '0.5' }, 3, 2, '0.50'],
    [
      'an amount below a cent, half up',
      { ...cans, amountString: '0.015', containersPerStorageUnit: 1 },
      1,
      1,
      '0.02',
    ],
  ])('%s', (_, deposit, quantity, containers, euro) => {
    expect(containerCount(deposit, quantity)).toBe(containers);
    expect(rowDeposit(deposit, quantity)).toBe(euro);
  });

  it('names what is no number', () => {
    expect(() => rowDeposit({ ...cans, amountString: 'free' }, 1)).toThrow(
      new RangeError('Not a decimal number: "free"'),
    );
  });

  it('knows two kinds', () => {
    expect(DEPOSIT_KINDS).toEqual(['SINGLE_USE', 'MULTI_USE']);
  });
});
