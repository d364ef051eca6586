import { describe, expect, expectTypeOf, it } from 'vitest';
import { cartTotals } from './cart-totals';
import type { Deposit } from './deposit';
import type { Fee } from './fee';
import type { CartTotals, NetTotals } from './totals';
import type { TotalsLine } from './totals-line';
import type { VatRate } from './vat';

const THURSDAY = '2026-11-26';
const MONDAY = '2026-11-30';
const TEN: VatRate[] = [{ ratePercent: '10', validFrom: '2016-01-01' }];
const TWENTY: VatRate[] = [{ ratePercent: '20', validFrom: '2016-01-01' }];
const CANS: Deposit = { amountString: '0.25', containersPerStorageUnit: 24, kind: 'SINGLE_USE' };
const CRATE: Deposit = { amountString: '3', containersPerStorageUnit: 1, kind: 'MULTI_USE' };

const line = (rowTotal: string, more: Partial<TotalsLine> = {}): TotalsLine => ({
  delivery: { date: THURSDAY },
  row: { rowTotal, discountEarned: '0.00', bonus: '0.00', estimated: false },
  storageQuantity: '1',
  vat: TEN,
  ...more,
});

const totalsOf = (...lines: TotalsLine[]): CartTotals => cartTotals({ lines });

describe('sums of a cart: rows, fees, VAT and deposit make the gross', () => {
  it('of an empty cart are zero', () => {
    expect(cartTotals({ lines: [] })).toEqual({
      net: '0.00',
      discountEarned: '0.00',
      bonus: '0.00',
      fees: '0.00',
      deposit: { SINGLE_USE: '0.00', MULTI_USE: '0.00' },
      estimated: false,
      linesOnRequest: 0,
      vat: [],
      gross: '0.00',
    });
  });

  it('add rows, discounts and bonuses; a bonus lowers nothing', () => {
    const totals = totalsOf(
      line('95.76', { row: { rowTotal: '95.76', discountEarned: '3.84', bonus: '1.92', estimated: false } }),
      line('24.90', { row: { rowTotal: '24.90', discountEarned: '0.10', bonus: '0.08', estimated: false } }),
    );
    expect(totals).toMatchObject({ net: '120.66', discountEarned: '3.94', bonus: '2.00', gross: '132.73' });
  });

  it('round VAT once for each delivery and rate, not for each row', () => {
    // 3 × 0.05 at 10 %: 0.015 together is 0.02; row by row it would be 3 × 0.01.
    const rows = [line('0.05'), line('0.05'), line('0.05')];
    expect(totalsOf(...rows)).toMatchObject({
      vat: [{ date: THURSDAY, ratePercent: '10', base: '0.15', vat: '0.02' }],
      gross: '0.17',
    });
  });

  it('add the rounded VAT of the deliveries', () => {
    const monday = line('0.05', { delivery: { date: MONDAY } });
    expect(totalsOf(monday, line('0.05'))).toMatchObject({
      vat: [
        { date: THURSDAY, base: '0.05', vat: '0.01' },
        { date: MONDAY, base: '0.05', vat: '0.01' },
      ],
      gross: '0.12',
    });
  });

  it('keep temperatures of one day apart as deliveries of their own', () => {
    const frozen = line('0.04', { delivery: { date: THURSDAY, temperature: 'FROZEN' } });
    const fresh = line('0.04', { delivery: { date: THURSDAY, temperature: 'FRESH' } });
    const { vat } = totalsOf(frozen, fresh, line('0.05'));
    expect(vat).toEqual([
      { date: THURSDAY, ratePercent: '10', base: '0.05', vat: '0.01' },
      { date: THURSDAY, temperature: 'FRESH', ratePercent: '10', base: '0.04', vat: '0.00' },
      { date: THURSDAY, temperature: 'FROZEN', ratePercent: '10', base: '0.04', vat: '0.00' },
    ]);
  });

  it('keep the rates of a delivery apart, rising, and know one rate by several spellings', () => {
    const half: VatRate[] = [{ ratePercent: '4.90', validFrom: '2026-07-01' }];
    const alike: VatRate[] = [{ ratePercent: '10.0', validFrom: '2016-01-01' }];
    const { vat } = totalsOf(line('1.00'), line('2.00', { vat: half }), line('3.00', { vat: alike }));
    expect(vat).toEqual([
      { date: THURSDAY, ratePercent: '4.9', base: '2.00', vat: '0.10' },
      { date: THURSDAY, ratePercent: '10', base: '4.00', vat: '0.40' },
    ]);
  });

  it('take the rate of the day of delivery', () => {
    const changing: VatRate[] = [...TEN, { ratePercent: '20', validFrom: MONDAY }];
    const { vat } = totalsOf(
      line('1.00', { vat: changing }),
      line('1.00', { vat: changing, delivery: { date: MONDAY } }),
    );
    expect(vat?.map(({ ratePercent }) => ratePercent)).toEqual(['10', '20']);
  });
});

describe('deposit', () => {
  it('of single-use containers is outside VAT', () => {
    expect(totalsOf(line('10.00', { deposit: CANS, storageQuantity: '2' }))).toMatchObject({
      net: '10.00',
      deposit: { SINGLE_USE: '12.00', MULTI_USE: '0.00' },
      vat: [{ base: '10.00', vat: '1.00' }],
      gross: '23.00',
    });
  });

  it('of multi-use containers is taxed at the rate of its article', () => {
    const beer = line('10.00', { deposit: CRATE, storageQuantity: '2', vat: TWENTY });
    expect(totalsOf(beer, line('1.00'))).toMatchObject({
      net: '11.00',
      deposit: { SINGLE_USE: '0.00', MULTI_USE: '6.00' },
      vat: [
        { ratePercent: '10', base: '1.00', vat: '0.10' },
        { ratePercent: '20', base: '16.00', vat: '3.20' },
      ],
      gross: '20.30',
    });
  });

  it('adds up by kind', () => {
    const rows = [CANS, CANS, CRATE, CRATE].map((deposit) => line('0.00', { deposit }));
    expect(totalsOf(...rows).deposit).toEqual({ SINGLE_USE: '12.00', MULTI_USE: '6.00' });
  });
});

describe('fees', () => {
  const fee: Fee = { kind: 'DELIVERY', netString: '5.00', vat: TWENTY };

  it('are taxed with the first delivery, wherever its line stands', () => {
    const lines = [line('1.00', { delivery: { date: MONDAY } }), line('1.00'), line('1.00')];
    expect(cartTotals({ lines, fees: [fee] })).toMatchObject({
      net: '3.00',
      fees: '5.00',
      vat: [
        { date: THURSDAY, ratePercent: '10', base: '2.00', vat: '0.20' },
        { date: THURSDAY, ratePercent: '20', base: '5.00', vat: '1.00' },
        { date: MONDAY, ratePercent: '10', base: '1.00', vat: '0.10' },
      ],
      gross: '9.30',
    });
  });

  it('share the base of their rate, and are cents before anything is summed', () => {
    const fees = [
      { ...fee, netString: '0.025', vat: TEN },
      { ...fee, netString: '0.025', vat: TEN },
    ];
    expect(cartTotals({ lines: [line('0.09')], fees })).toMatchObject({
      fees: '0.06',
      vat: [{ base: '0.15', vat: '0.02' }],
      gross: '0.17',
    });
  });

  it('without a rate leave VAT and gross out', () => {
    const totals = cartTotals({ lines: [line('1.00')], fees: [{ kind: 'DELIVERY', netString: '5' }] });
    expect(totals).toMatchObject({ net: '1.00', fees: '5.00' });
    expect(totals).not.toHaveProperty('gross');
  });

  it('without any delivery have no day, so there is no VAT', () => {
    expect(cartTotals({ lines: [], fees: [fee] })).not.toHaveProperty('vat');
  });

  it('belong to the delivery they name', () => {
    const monday = { date: MONDAY };
    const lines = [line('1.00'), line('1.00', { delivery: monday })];
    expect(cartTotals({ lines, fees: [{ ...fee, delivery: monday }] }).vat).toMatchObject([
      { date: THURSDAY, ratePercent: '10' },
      { date: MONDAY, ratePercent: '10' },
      { date: MONDAY, ratePercent: '20' },
    ]);
  });

  it('belong to the first delivery also when its price is on request', () => {
    const lines = [line('1.00', { delivery: { date: MONDAY } }), line('', { row: undefined })];
    expect(cartTotals({ lines, fees: [fee] }).vat).toMatchObject([
      { date: THURSDAY, ratePercent: '20' },
      { date: MONDAY },
    ]);
  });
});

describe('fees and a line on request that has no possible day', () => {
  const fees: Fee[] = [{ kind: 'DELIVERY', netString: '5.00', vat: TWENTY }];
  const nowhere = line('', { row: undefined, vat: undefined, delivery: { date: undefined } });

  it.each([
    ['first', [nowhere, line('1.00')]],
    ['last', [line('1.00'), nowhere]],
  ])('belong to the first delivery that has a day, the other line %s', (_, lines) => {
    expect(cartTotals({ lines, fees })).toMatchObject({
      vat: [
        { date: THURSDAY, ratePercent: '10', vat: '0.10' },
        { date: THURSDAY, ratePercent: '20', vat: '1.00' },
      ],
      gross: '7.10',
    });
  });

  it('have no day where no line has one', () => {
    expect(cartTotals({ lines: [nowhere], fees })).not.toHaveProperty('vat');
  });
});

describe('what is not known is left out, never guessed', () => {
  it.each([
    ['no rates', { vat: undefined }],
    ['no rate yet on its day', { vat: [{ ratePercent: '10', validFrom: MONDAY }] }],
    ['no possible day', { delivery: { date: undefined } }],
  ])('one line with %s leaves VAT and gross out of all', (_, more) => {
    const totals = totalsOf(line('1.00'), line('2.00', more), line('3.00'));
    expect(totals.net).toBe('6.00');
    expect(totals).not.toHaveProperty('vat');
    expect(totals).not.toHaveProperty('gross');
  });

  it('counts lines whose price is on request and sums nothing of them, nor asks for their rate', () => {
    const onRequest = line('', { row: undefined, vat: undefined, deposit: CRATE });
    expect(totalsOf(onRequest, line('1.00'), onRequest)).toMatchObject({
      net: '1.00',
      deposit: { MULTI_USE: '0.00' },
      linesOnRequest: 2,
      vat: [{ base: '1.00', vat: '0.10' }],
      gross: '1.10',
    });
  });

  it('marks every sum as estimated when a weighed article is in it', () => {
    const row = { rowTotal: '64.50', discountEarned: '0.00', bonus: '0.00', estimated: true };
    expect(totalsOf(line('1.00'), line('64.50', { row }), line('1.00')).estimated).toBe(true);
    expect(totalsOf(line('1.00')).estimated).toBe(false);
  });

  it('has no type for gross without VAT', () => {
    expectTypeOf<NetTotals & { gross: string }>().not.toExtend<CartTotals>();
    const totals = totalsOf(line('1.00'));
    expectTypeOf(totals.gross).toEqualTypeOf<string | undefined>();
    if (totals.vat !== undefined) expectTypeOf(totals.gross).toEqualTypeOf<string>();
    expect(totals.gross).toBe('1.10');
  });
});
