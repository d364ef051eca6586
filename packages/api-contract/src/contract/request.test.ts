import { describe, expectTypeOf, it } from 'vitest';
import type { Cart, CartEvent, CartItemWrite, Order, SearchBody, SearchBodyRead } from '../schemas';
import type { CallName, Contract } from './contract';
import type { ResponseOf, BodyOf, PathOf, QueryOf, RequestOf } from './request';

type ArgumentNames<Name extends CallName> = keyof RequestOf<Contract[Name]>;

describe('RequestOf: the arguments of a call as one flat object', () => {
  it('holds path parameters', () => {
    expectTypeOf<RequestOf<Contract['getCart']>>().toEqualTypeOf<{ tenant: string; customerId: string }>();
    expectTypeOf<RequestOf<Contract['setEssenceVisibility']>['visible']>().toEqualTypeOf<boolean>();
    expectTypeOf<RequestOf<Contract['getNotifications']>['pageIndex']>().toEqualTypeOf<number>();
  });

  it('API-1: holds query parameters, lists as arrays, optional ones optional', () => {
    expectTypeOf<RequestOf<Contract['getProducts']>>().toEqualTypeOf<{
      tenant: string;
      sku: readonly string[];
      showInactive?: boolean | undefined;
      cartType?: string | undefined;
      customerId?: string | undefined;
    }>();
    expectTypeOf<RequestOf<Contract['getReceipts']>>().toEqualTypeOf<{
      tenant: string;
      customerId: string;
      type: 'all' | 'invoice' | 'creditmemo' | 'deliverynote' | 'order';
      pageNumber?: number | undefined;
      pageSize?: number | undefined;
      sortDirection?: 'asc' | 'desc' | 'ASC' | 'DESC' | undefined;
    }>();
  });

  it('holds the body under its name', () => {
    expectTypeOf<RequestOf<Contract['putCartItems']>['items']>().toEqualTypeOf<readonly CartItemWrite[]>();
    expectTypeOf<RequestOf<Contract['searchProducts']>['searchBody']>().toEqualTypeOf<SearchBody>();
    expectTypeOf<RequestOf<Contract['shareOrderTemplate']>['userName']>().toEqualTypeOf<string>();
    expectTypeOf<{ tenant: string; inventoryId: string }>().toExtend<
      RequestOf<Contract['getInventoryDetails']>
    >();
  });

  it('holds the idempotency key and the last event id where there is one', () => {
    expectTypeOf<RequestOf<Contract['submitCart']>>()
      .toHaveProperty('idempotencyKey')
      .toEqualTypeOf<string | undefined>();
    expectTypeOf<RequestOf<Contract['watchCart']>>()
      .toHaveProperty('lastEventId')
      .toEqualTypeOf<string | undefined>();
    expectTypeOf<keyof RequestOf<Contract['putCartItem']>>().toEqualTypeOf<
      'tenant' | 'customerId' | 'item'
    >();
  });

  it('is empty where there is nothing to say', () => {
    expectTypeOf<ArgumentNames<'getCurrentUser'>>().toEqualTypeOf<never>();
  });
});

describe('ResponseOf, PathOf, BodyOf, QueryOf', () => {
  it('PathOf is what stands in the path', () => {
    expectTypeOf<PathOf<Contract['getNotifications']>>().toEqualTypeOf<{
      tenant: string;
      customerId: string;
      pageIndex: number;
    }>();
  });

  it('ResponseOf is the JSON, one event of a stream, or undefined', () => {
    expectTypeOf<ResponseOf<Contract['getCart']>>().toEqualTypeOf<Cart>();
    expectTypeOf<ResponseOf<Contract['submitSubshopCart']>>().toEqualTypeOf<Order>();
    expectTypeOf<ResponseOf<Contract['watchCart']>>().toEqualTypeOf<CartEvent>();
    expectTypeOf<ResponseOf<Contract['deleteInventory']>>().toEqualTypeOf<undefined>();
    expectTypeOf<ResponseOf<Contract['getReceiptPdf']>>().toEqualTypeOf<undefined>();
  });

  it('API-3: BodyOf and QueryOf have the defaults filled in', () => {
    expectTypeOf<BodyOf<Contract['searchProducts']>>().toEqualTypeOf<SearchBodyRead>();
    expectTypeOf<SearchBodyRead['page']['size']>().toEqualTypeOf<number>();
    expectTypeOf<QueryOf<Contract['getReceipts']>['pageSize']>().toEqualTypeOf<number>();
    expectTypeOf<BodyOf<Contract['getCart']>>().toEqualTypeOf<undefined>();
    expectTypeOf<QueryOf<Contract['getCart']>>().toEqualTypeOf<undefined>();
  });
});
