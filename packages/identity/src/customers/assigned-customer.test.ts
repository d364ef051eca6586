import { describe, expect, it } from 'vitest';
import { customerAddressText } from './assigned-customer';

describe('SEL-1: the address column holds street, post code and city, and is empty if they are missing', () => {
  it.each([
    [{ street: 'Hauptstraße 1', postCode: '6020', city: 'Innsbruck' }, 'Hauptstraße 1, 6020 Innsbruck'],
    [{ street: 'Hauptstraße 1', city: 'Innsbruck' }, 'Hauptstraße 1, Innsbruck'],
    [{ street: 'Hauptstraße 1', postCode: '6020', city: '' }, 'Hauptstraße 1, 6020'],
    [{ postCode: '6020', city: 'Innsbruck' }, '6020 Innsbruck'],
    [{ street: null, postCode: '6020', city: null }, '6020'],
    [{ street: 'Hauptstraße 1' }, 'Hauptstraße 1'],
    [{ street: '', postCode: null }, ''],
    [{}, ''],
    [null, ''],
    [undefined, ''],
  ])('%j: %j', (customerAddress, text) => {
    expect(customerAddressText({ customerId: '1', displayName: 'A', customerAddress })).toBe(text);
  });
});
