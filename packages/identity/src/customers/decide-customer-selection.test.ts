import { describe, expect, it } from 'vitest';
import { decideCustomerSelection } from './decide-customer-selection';

const customersOf = (...ids: string[]) => ids.map((customerId) => ({ customerId }));

const base = { selected: '', intended: '/my/orders', storedTarget: undefined };

describe('SES-8: exactly one customer is set, the stored post-login address used and cleared', () => {
  it.each([
    ['/checkout', '/checkout'],
    ['//evil.example', '/'],
    ['/my/customers?targetRoute=%2Fcheckout', '/'],
  ])('with %s stored it goes to %s', (storedTarget, goTo) => {
    expect(decideCustomerSelection({ ...base, customers: customersOf('7'), storedTarget })).toEqual({
      kind: 'set',
      customerId: '7',
      goTo,
      clearStoredTarget: true,
    });
  });

  it('without a stored address the user stays on the way', () => {
    expect(decideCustomerSelection({ ...base, customers: customersOf('7') })).toEqual({
      kind: 'set',
      customerId: '7',
      goTo: undefined,
      clearStoredTarget: false,
    });
  });

  it('takes the place of a customer that is not the user’s', () => {
    expect(decideCustomerSelection({ ...base, customers: customersOf('7'), selected: '9' })).toMatchObject({
      kind: 'set',
      customerId: '7',
    });
  });
});

describe('SES-8, SEL-5: the only customer is not asked for in the selector', () => {
  it.each([
    ['/my/customers?targetRoute=%2Fcheckout', '/checkout'],
    ['/my/customers?a=1&targetRoute=%2Fproduct%2F7%3Fa%3D1#x', '/product/7?a=1'],
    ['/my/customers?targetRoute=%2F%2Fevil.example', '/'],
    ['/my/customers?targetRoute=%2Fmy%2Fcustomers', '/'],
    ['/my/customers?targetRoute=%ff', '/'],
    ['/my/customers?targetRoute=', '/'],
    ['/my/customers', '/'],
  ])('%s is left for %s', (intended, goTo) => {
    expect(decideCustomerSelection({ ...base, customers: customersOf('7'), intended })).toEqual({
      kind: 'set',
      customerId: '7',
      goTo,
      clearStoredTarget: false,
    });
  });

  it('and a stored address comes first', () => {
    const intended = '/my/customers?targetRoute=%2Fcheckout';
    expect(
      decideCustomerSelection({ ...base, customers: customersOf('7'), intended, storedTarget: '/search' })
        .goTo,
    ).toBe('/search');
  });

  it('among the routes given', () => {
    const intended = '/my/customers?targetRoute=%2Fown%2F1';
    const routes = [{ pattern: '/own/{x}' }];
    expect(decideCustomerSelection({ ...base, customers: customersOf('7'), intended }, routes).goTo).toBe(
      '/own/1',
    );
  });
});

describe('SES-9: with several customers the user chooses', () => {
  it('on the way to the intended path', () => {
    expect(decideCustomerSelection({ ...base, customers: customersOf('7', '8') })).toEqual({
      kind: 'ask',
      goTo: '/my/customers?targetRoute=%2Fmy%2Forders',
      clearStoredTarget: false,
    });
  });

  it('on the way to the stored post-login path if there is one', () => {
    expect(
      decideCustomerSelection({ ...base, customers: customersOf('7', '8'), storedTarget: '/checkout' }),
    ).toEqual({
      kind: 'ask',
      goTo: '/my/customers?targetRoute=%2Fcheckout',
      clearStoredTarget: true,
    });
  });

  it('stays in the selector once there, keeping its target route', () => {
    const intended = '/my/customers?targetRoute=%2Fcheckout';
    expect(decideCustomerSelection({ ...base, customers: customersOf('7', '8'), intended })).toEqual({
      kind: 'ask',
      goTo: undefined,
      clearStoredTarget: false,
    });
    expect(
      decideCustomerSelection({
        ...base,
        customers: customersOf('7', '8'),
        intended,
        storedTarget: '/search',
      }).goTo,
    ).toBe('/my/customers?targetRoute=%2Fsearch');
  });

  it('asks again when the selected customer is none of the user’s', () => {
    expect(decideCustomerSelection({ ...base, customers: customersOf('7', '8'), selected: '9' }).kind).toBe(
      'ask',
    );
  });
});

describe('SES-6: a selected customer stays', () => {
  it.each(['7', '8'])('%s, one of the user’s', (selected) => {
    expect(decideCustomerSelection({ ...base, customers: customersOf('7', '8'), selected })).toEqual({
      kind: 'keep',
      goTo: undefined,
      clearStoredTarget: false,
    });
  });

  it('and a stored address is used then as well', () => {
    expect(
      decideCustomerSelection({
        ...base,
        customers: customersOf('7'),
        selected: '7',
        storedTarget: '/checkout',
      }),
    ).toEqual({ kind: 'keep', goTo: '/checkout', clearStoredTarget: true });
  });
});

describe('SES-8, SES-9: without any customer there is nothing to choose', () => {
  it.each([
    [undefined, undefined, false],
    ['/search', '/search', true],
  ])('with %s stored', (storedTarget, goTo, clearStoredTarget) => {
    expect(decideCustomerSelection({ ...base, customers: [], selected: '7', storedTarget })).toEqual({
      kind: 'no-customer',
      goTo,
      clearStoredTarget,
    });
  });
});

describe('SES-9: the routes it is given', () => {
  const routes = [{ pattern: '/own/{x}' }];

  it('count for the intended and the stored path', () => {
    expect(
      decideCustomerSelection({ ...base, customers: customersOf('7', '8'), intended: '/own/1' }, routes).goTo,
    ).toBe('/my/customers?targetRoute=%2Fown%2F1');
    expect(
      decideCustomerSelection({ ...base, customers: customersOf('7'), storedTarget: '/own/2' }, routes).goTo,
    ).toBe('/own/2');
  });
});
