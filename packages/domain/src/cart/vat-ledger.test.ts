import { describe, expect, it } from 'vitest';
import { VatLedger } from './vat-ledger';

const thursday = { date: '2026-11-26' };

describe('VAT is collected by delivery and rate and rounded once', () => {
  it('names the temperature only where there is one', () => {
    const ledger = new VatLedger();
    ledger.add(thursday, '10.00', 5n);
    ledger.add({ ...thursday, temperature: 'FROZEN' }, '10', 105n);
    ledger.add({ ...thursday, temperature: undefined }, '10', 10n);
    expect(ledger.amounts()).toStrictEqual([
      { date: '2026-11-26', ratePercent: '10', base: '0.15', vat: '0.02' },
      { date: '2026-11-26', temperature: 'FROZEN', ratePercent: '10', base: '1.05', vat: '0.11' },
    ]);
  });

  it.each([
    ['rate', thursday, undefined],
    ['day', { date: undefined }, '10'],
  ])('knows no tax at all once a %s was missing', (_, delivery, ratePercent) => {
    const ledger = new VatLedger();
    ledger.add(delivery, ratePercent, 100n);
    ledger.add(thursday, '10', 100n);
    expect(ledger.amounts()).toBeUndefined();
  });

  it('names a rate that is no number', () => {
    expect(() => {
      new VatLedger().add(thursday, 'ten', 100n);
    }).toThrow(new RangeError('Not a decimal number: "ten"'));
  });
});
