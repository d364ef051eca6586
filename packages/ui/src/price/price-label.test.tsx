import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderKit } from '../testing';
import { NextTierHint } from './next-tier-hint';
import { PriceLabel } from './price-label';
import { PriceExplanation } from './price-explanation';
import { TierPriceTable } from './tier-price-table';
import { UnitPriceList } from './unit-price-list';

describe('a price', () => {
  it.each([
    [{ kind: 'TIER', quantity: '20 kg', price: '€ 14,90' }, 'ab 20 kg € 14,90'],
    [{ kind: 'NEXT_TIER', missing: '3 Stk', price: '€ 4,15' }, '+3 Stk: € 4,15'],
    [{ kind: 'FORMER', price: '€ 18,40' }, 'statt € 18,40'],
  ] as const)('stands with its unit and the line %j', (note, words) => {
    const { container } = renderKit(<PriceLabel price={{ priceText: '€ 4,49', unit: 'Stk', note }} />);
    expect(container).toHaveTextContent(`€ 4,49/ Stk${words}`);
  });

  it('may have to be asked for', () => {
    const { container } = renderKit(<PriceLabel price="ON_REQUEST" />, 'en-GB');
    expect(container).toHaveTextContent('Price on request');
  });
});

describe('PRI-2: the ladder', () => {
  it('shows from which quantity on which price counts, and which one does', () => {
    renderKit(
      <TierPriceTable
        unit="Stk"
        steps={[
          { quantity: '1 Stk', price: '€ 13,95', share: 1 },
          { quantity: '4 Stk', price: '€ 12,90', share: 0.92, isCurrent: true },
        ]}
      />,
    );
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('ab 1 Stk€ 13,95');
    expect(first).not.toHaveAttribute('aria-current');
    expect(second).toHaveTextContent('ab 4 Stk€ 12,90');
    expect(second).toHaveAttribute('aria-current', 'true');
  });

  it('the next tier is one press away', async () => {
    const onAdd = vi.fn();
    renderKit(<NextTierHint missing="1 Ktn" price="€ 12,40 / Stk" onAdd={onAdd} />);
    await userEvent.click(screen.getByRole('button', { name: '1 Ktn dazu' }));
    expect(onAdd).toHaveBeenCalledOnce();
  });
});

describe('the units', () => {
  it('show what each costs and can be chosen by keyboard', async () => {
    const onChange = vi.fn();
    renderKit(
      <UnitPriceList
        unit="Stk"
        onChange={onChange}
        units={[
          { unit: 'Stk', price: '€ 13,95' },
          {
            unit: 'Ktn',
            content: 'à 4 Stk',
            price: '€ 51,60',
            basePrice: { priceText: '€ 12,90', unit: 'Stk' },
          },
        ]}
      />,
    );
    const carton = screen.getByRole('radio', { name: 'Ktn à 4 Stk € 51,60 € 12,90 / Stk' });
    expect(screen.getByRole('radio', { name: /^Stk/ })).toBeChecked();
    carton.focus();
    await userEvent.keyboard(' ');
    expect(onChange).toHaveBeenCalledWith('Ktn');
  });
});

describe('PRI-7: the explanation of a price', () => {
  it('tells every step in order, with savings and roundings', () => {
    renderKit(
      <PriceExplanation
        steps={[
          { step: 'STORAGE_QUANTITY', amount: '12 Karton', ratio: '4', quantity: '48 Stk' },
          { step: 'TIER_QUANTITY', quantity: '96 Stk' },
          { step: 'ESTIMATED_QUANTITY', perUnit: 'ca. 2,5 kg', quantity: 'ca. 5 kg' },
          { step: 'DELIVERED_QUANTITY', quantity: '4,9 kg' },
          {
            step: 'CHOSEN_PRICE',
            basis: 'REGULAR_FAIR',
            price: '€ 10,55',
            from: '12 Stk',
            validTo: '29. November',
          },
          { step: 'FAIR_FACTOR', percent: '3 %' },
          { step: 'UNIT_FACTOR', percent: '5 %' },
          { step: 'UNIT_PRICE', price: '€ 9,72', unit: 'Stk', exact: '€ 9,721825' },
          { step: 'ROW_FACTOR', percent: '4 %' },
          { step: 'ROW_TOTAL', total: '€ 443,23' },
          { step: 'DISCOUNT_EARNED', earned: '€ 63,17', undiscounted: '€ 506,40' },
          { step: 'BONUS', percent: '2 %', bonus: '€ 8,86' },
        ]}
      />,
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Menge12 Karton × 448 Stk',
      'Menge der ganzen Zeile für die Staffel96 Stk',
      'Erwartetes Gewichtca. 2,5 kg je Stück, verrechnet wird, was die Waage zeigtca. 5 kg',
      'Gelieferte Menge4,9 kg',
      'Messepreisab 12 Stk, gilt bis 29. November€ 10,55',
      'Messerabatt−3 %',
      'Rabatt−5 %',
      'Preis je Stkgerundet von € 9,721825€ 9,72',
      'Rabatt auf die Zeile−4 %',
      'Zeilensumme€ 443,23',
      'Ersparnisgegenüber € 506,40€ 63,17',
      'Bonus 2 %wird später gutgeschrieben€ 8,86',
    ]);
  });

  it('tells why other prices do not count, where that may be seen', () => {
    const steps = [{ step: 'ON_REQUEST' }] as const;
    const { rerender } = renderKit(<PriceExplanation steps={steps} />);
    expect(screen.queryByText('Nicht gewählt')).toBeNull();
    rerender(
      <PriceExplanation
        steps={steps}
        rejected={[
          { basis: 'REGULAR', price: '€ 11,20', reason: 'DEARER' },
          { basis: 'ON_SALE_FOR_CUSTOMER', price: '€ 9,90', reason: 'BELOW_TIER', from: '96 Stk' },
        ]}
      />,
    );
    const rejected = within(screen.getAllByRole('list')[1] ?? document.body).getAllByRole('listitem');
    expect(rejected.map(({ textContent }) => textContent)).toEqual([
      'Listenpreisteurer€ 11,20',
      'Ihr Sonderpreiserst ab 96 Stk€ 9,90',
    ]);
  });
});
