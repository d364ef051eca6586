export { fakeCache, fakeCalls, fakeTarget } from './fake-target';
export { problemError } from './problem-error';
export { responseError } from './response-error';
export { testCart, testItem } from './test-cart';
export { testProduct } from './test-product';
export { EMPTY_CART, TEST_CART_SCOPE } from './test-scope';
