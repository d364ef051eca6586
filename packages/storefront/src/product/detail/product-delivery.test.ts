import type { Customer } from '@gastroshop/api-contract';
import { describe, expect, it } from 'vitest';
import { testCustomer } from '../../testing/test-customer';
import { productDelivery } from './product-delivery';

const A = { id: 'A', day: 4, time: '06:00', lastOrderDay: 3, lastOrderTime: '16:00' } as const;
const B = { id: 'B', day: 1, time: '06:00', lastOrderDay: 5, lastOrderTime: '12:00' } as const;
const customer = (differing: Partial<Customer> = {}): Customer =>
  testCustomer({ deliverySlots: [A, B], ...differing });
const at = (time: string) => Date.parse(`2026-11-25T${time}+01:00`);
const plain = { attributes: [] };
const attribute = (key: string, extension?: string) => ({
  attributes: [{ key, ...(extension !== undefined && { extension }) }],
});

describe('when an article comes', () => {
  it('is the next delivery whose deadline has not passed', () => {
    expect(productDelivery(plain, customer(), at('15:59:59'))).toEqual({
      date: '2026-11-26',
      deadline: { date: '2026-11-25', time: '16:00', today: '2026-11-25' },
      isLater: false,
    });
    expect(productDelivery(plain, customer(), at('16:00:00'))).toMatchObject({
      date: '2026-11-30',
      deadline: { date: '2026-11-27', time: '12:00' },
      isLater: false,
    });
  });

  it('PRD-5: an article with a deadline of its own that has passed comes later than the rest', () => {
    const product = attribute('Bestellschluss', '14:00');
    expect(productDelivery(product, customer(), at('13:00:00'))).toMatchObject({
      date: '2026-11-26',
      deadline: { time: '14:00' },
      isLater: false,
    });
    expect(productDelivery(product, customer(), at('15:00:00'))).toMatchObject({
      date: '2026-11-30',
      isLater: true,
    });
  });

  it('an article to be ordered in advance waits its days', () => {
    expect(productDelivery(attribute('Bestellartikel', '2'), customer(), at('09:00:00'))).toMatchObject({
      date: '2026-11-30',
      isLater: true,
    });
  });

  it('what is frozen comes with the tour that carries it', () => {
    const split = customer({ alternativeTourDeliverySlots: [{ ...B, id: 'F' }] });
    expect(productDelivery(attribute('Tiefgekuehlt'), split, at('09:00:00'))).toMatchObject({
      date: '2026-11-30',
    });
    expect(productDelivery(plain, split, at('09:00:00'))).toMatchObject({ date: '2026-11-26' });
  });

  it('the end of a day is its 24:00', () => {
    const untimed = { id: 'A', day: 4, time: '06:00', lastOrderDay: 3 } as const;
    expect(productDelivery(plain, customer({ deliverySlots: [untimed] }), at('09:00:00'))).toMatchObject({
      deadline: { date: '2026-11-25', time: '24:00' },
    });
  });

  it('nobody knows where nothing is delivered', () => {
    expect(productDelivery(plain, customer({ deliverySlots: [] }), at('09:00:00'))).toBeUndefined();
  });
});
