import { expect, it } from 'vitest';
import { customerTowns } from './customer-towns';

const at = (customerId: string, city?: string) => ({
  customerId,
  displayName: customerId,
  customerAddress: city === undefined ? null : { city },
});

it('names the places of customers, those of the last ones first, then the large ones, then by name', () => {
  const customers = [
    at('1', 'Kaprun'),
    at('2', 'Zell am See'),
    at('3', 'Zell am See'),
    at('4', 'Ägid'),
    at('5'),
    at('6', 'Bruck'),
    at('7'),
    at('8'),
  ];
  expect(customerTowns(customers, ['6', '7'])).toEqual([
    { town: 'Bruck', count: 1 },
    { town: 'Zell am See', count: 2 },
    { town: 'Ägid', count: 1 },
    { town: 'Kaprun', count: 1 },
    { town: '', count: 3 },
  ]);
});
