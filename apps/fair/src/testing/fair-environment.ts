import type { Environment } from '@gastroshop/app-shell/environment';
import { type Answers, type FakeEnvironment, fakeEnvironment } from '@gastroshop/app-shell/testing';
import type { Fair } from '@gastroshop/api-contract';
import { createFairGateway, isFairPage } from '../app';

/** The fair the tests stand in. */
export const FAIR: Fair = {
  id: 'HERBST26',
  isActive: true,
  billingTime: 'DELIVERY_TIME',
  firstPossibleDeliveryDate: '2999-01-11',
  lastPossibleDeliveryDate: '2999-02-12',
  globalDiscountFactor: '0.97',
  orderHistoryAggregationRange: { start: '2025-11-01', end: '2025-12-31' },
};

/** Where its pages are. */
export const BASE = '/subshop/promotions/HERBST26/';

/** A fair that lasts, as far as it is known. */
export type KnownFair = () => Fair | undefined;

/** An environment of the fair whose backend is a function. */
export const fairEnvironment = (
  answers?: Answers,
  fair: KnownFair = () => FAIR,
): FakeEnvironment & Environment =>
  fakeEnvironment(answers, {
    place: { kind: 'FAIR', fairCode: FAIR.id },
    isPage: isFairPage(FAIR.id),
    createGateway: (client, clock, scope) =>
      createFairGateway({ client, clock, scope, fairCode: FAIR.id, fair: fair() }),
  });
