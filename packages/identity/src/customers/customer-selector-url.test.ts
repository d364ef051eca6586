import { describe, expect, it } from 'vitest';
import { customerSelectorUrl, isCustomerSelector, targetAfterSelection } from './customer-selector-url';

const ROUTES = [{ pattern: '/own/{x}' }];

describe('SEL-5: choosing a customer leads to the target route or home', () => {
  it.each([
    [undefined, '/'],
    ['', '/'],
    ['//evil.example', '/'],
    ['/unknown', '/'],
    ['/checkout?a=b', '/checkout?a=b'],
    ['/my/customers', '/'],
    ['/my/customers/', '/'],
    ['/my/customers?targetRoute=%2Fcheckout', '/'],
    ['/my/customers#x', '/'],
  ])('%s: %s', (targetRoute, path) => {
    expect(targetAfterSelection(targetRoute)).toBe(path);
  });

  it('knows the routes it is given', () => {
    expect(targetAfterSelection('/own/1', ROUTES)).toBe('/own/1');
  });
});

describe('SES-9: the selector carries the intended path as targetRoute', () => {
  it.each([
    ['/checkout/delivery', '/my/customers?targetRoute=%2Fcheckout%2Fdelivery'],
    ['/search?q=a&b=c', '/my/customers?targetRoute=%2Fsearch%3Fq%3Da%26b%3Dc'],
    ['/', '/my/customers'],
    ['//evil.example', '/my/customers'],
    ['/my/customers', '/my/customers'],
  ])('%s: %s', (intended, address) => {
    expect(customerSelectorUrl(intended)).toBe(address);
  });

  it('knows the routes it is given', () => {
    expect(customerSelectorUrl('/own/1', ROUTES)).toBe('/my/customers?targetRoute=%2Fown%2F1');
  });

  it.each([
    ['/my/customers', true],
    ['/my/customers/?a', true],
    ['/my/customersx', false],
    ['/x/my/customers', false],
    ['/', false],
  ])('%s is the selector: %s', (address, is) => {
    expect(isCustomerSelector(address)).toBe(is);
  });
});
