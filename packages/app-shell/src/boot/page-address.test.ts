import { afterEach, expect, it, vi } from 'vitest';
import { leaveFor, pageAddress, shownAddress, shownPath } from './page-address';

const marks = document.documentElement.dataset;

afterEach(() => {
  vi.restoreAllMocks();
  delete marks['shopPath'];
  delete marks['fairPath'];
  history.replaceState(null, '', '/');
});

it('goes by where the build says the apps live', () => {
  marks['shopPath'] = '/shop/';
  marks['fairPath'] = '/fair/';
  history.replaceState(null, '', '/shop/search?query=speck#row');
  const assign = vi.spyOn(location, 'assign').mockReturnValue(undefined);
  expect([shownPath(), shownAddress()]).toEqual(['/search', '/search?query=speck#row']);
  expect(pageAddress('/subshop/promotions/H26/')).toBe('/fair/H26/');
  leaveFor('/my/customers?targetRoute=%2F');
  leaveFor('/auth/logout');
  expect(assign.mock.calls).toEqual([['/shop/my/customers?targetRoute=%2F'], ['/auth/logout']]);
});

it('changes nothing where the shop has the host to itself', () => {
  history.replaceState(null, '', '/subshop/promotions/H26/?a=b');
  expect([shownPath(), pageAddress('/my/orders')]).toEqual(['/subshop/promotions/H26/', '/my/orders']);
});
