import { describe, expect, it } from 'vitest';
import type { DeliverySlot } from './slot';
import type { TemperatureGroup } from './temperature-group';
import { type CustomerSlots, hasAlternativeTour, type TourName, tourSlots, toursFor } from './tour';

const MAIN: DeliverySlot = { id: 'main', day: 4, lastOrderDay: 3 };
const FROZEN: DeliverySlot = { id: 'frozen', day: 1, lastOrderDay: 5 };
const TOGETHER: CustomerSlots = { deliverySlots: [MAIN], alternativeTourDeliverySlots: [] };
const SPLIT: CustomerSlots = { deliverySlots: [MAIN], alternativeTourDeliverySlots: [FROZEN] };

type Case = readonly [
  string,
  readonly TemperatureGroup[],
  readonly (readonly [TourName, readonly TemperatureGroup[]])[],
];

const tours = (temperatures: readonly TemperatureGroup[], customer: CustomerSlots) =>
  toursFor(temperatures, customer).map((tour) => [tour.name, tour.temperatures]);

describe('CHK-3: frozen goods have a tour of their own where the customer has alternative slots', () => {
  it('says which customers have', () => {
    expect(hasAlternativeTour(SPLIT)).toBe(true);
    expect(hasAlternativeTour(TOGETHER)).toBe(false);
    expect(hasAlternativeTour({ deliverySlots: [MAIN] })).toBe(false);
  });

  it.each([
    [
      'all three',
      ['FROZEN', 'AMBIENT', 'FRESH'],
      [
        ['MAIN', ['AMBIENT', 'FRESH']],
        ['ALTERNATIVE', ['FROZEN']],
      ],
    ],
    [
      'fresh and frozen',
      ['FRESH', 'FROZEN'],
      [
        ['MAIN', ['FRESH']],
        ['ALTERNATIVE', ['FROZEN']],
      ],
    ],
    [
      'nothing fresh: ambient travels with frozen',
      ['AMBIENT', 'FROZEN'],
      [['ALTERNATIVE', ['AMBIENT', 'FROZEN']]],
    ],
    ['nothing frozen', ['FRESH', 'AMBIENT'], [['MAIN', ['AMBIENT', 'FRESH']]]],
    ['ambient alone', ['AMBIENT', 'AMBIENT'], [['MAIN', ['AMBIENT']]]],
    ['fresh alone', ['FRESH'], [['MAIN', ['FRESH']]]],
    ['frozen alone', ['FROZEN'], [['ALTERNATIVE', ['FROZEN']]]],
    ['nothing', [], []],
  ] satisfies readonly Case[])('with alternative slots: %s', (_, temperatures, expected) => {
    expect(tours(temperatures, SPLIT)).toEqual(expected);
  });

  it.each([
    ['all three', ['FROZEN', 'AMBIENT', 'FRESH'], [['MAIN', ['AMBIENT', 'FRESH', 'FROZEN']]]],
    ['ambient and frozen', ['FROZEN', 'AMBIENT'], [['MAIN', ['AMBIENT', 'FROZEN']]]],
    ['nothing', [], []],
  ] satisfies readonly Case[])('without: %s', (_, temperatures, expected) => {
    expect(tours(temperatures, TOGETHER)).toEqual(expected);
    expect(tours(temperatures, { deliverySlots: [MAIN] })).toEqual(expected);
  });
});

describe('CHK-3: deliverySlots serve the main tour, alternativeTourDeliverySlots the alternative one', () => {
  it('takes the list of the tour', () => {
    expect(tourSlots(SPLIT, { name: 'MAIN', temperatures: ['FRESH'] })).toEqual([MAIN]);
    expect(tourSlots(SPLIT, { name: 'ALTERNATIVE', temperatures: ['FROZEN'] })).toEqual([FROZEN]);
    expect(tourSlots({ deliverySlots: [MAIN] }, { name: 'ALTERNATIVE', temperatures: ['FROZEN'] })).toEqual(
      [],
    );
  });

  it('leaves out a slot that does not carry all the goods of the tour', () => {
    const fresh: DeliverySlot = { ...MAIN, temperatures: ['FRESH'] };
    const both: DeliverySlot = { ...MAIN, temperatures: ['FRESH', 'AMBIENT'] };
    const customer = { deliverySlots: [fresh, both, MAIN] };
    expect(tourSlots(customer, { name: 'MAIN', temperatures: ['FRESH'] })).toEqual([fresh, both, MAIN]);
    expect(tourSlots(customer, { name: 'MAIN', temperatures: ['AMBIENT', 'FRESH'] })).toEqual([both, MAIN]);
    expect(tourSlots(customer, { name: 'MAIN', temperatures: ['FROZEN'] })).toEqual([MAIN]);
  });

  it('leaves out a slot of another delivery address, once one is chosen', () => {
    const kitchen: DeliverySlot = { ...MAIN, deliveryAddressExternalId: 'kitchen' };
    const bar: DeliverySlot = { ...MAIN, deliveryAddressExternalId: 'bar' };
    const customer = { deliverySlots: [kitchen, bar, MAIN] };
    const tour = { name: 'MAIN', temperatures: ['FRESH'] } as const;
    expect(tourSlots(customer, tour, 'bar')).toEqual([bar, MAIN]);
    expect(tourSlots(customer, tour)).toEqual([kitchen, bar, MAIN]);
  });
});
