export { answeringFetch, type FakeAnswer } from './answering-fetch';
export { EMPTY_CART, problemError, testCart, testItem, testProduct } from '@gastroshop/cart/testing';
export { fakeGateway, TEST_SCOPE, testPage } from './fake-gateway';
export { memoryStorage } from './memory-storage';
export { renderShop, type ShopOfTest } from './render-shop';
export { sentRequests, type SentRequest } from './sent-requests';
export { testCustomer } from './test-customer';
export { testOrder } from './test-order';
export { testTemplate, testTemplateItem } from './test-template';
