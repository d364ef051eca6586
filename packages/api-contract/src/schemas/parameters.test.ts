import { describe, expect, it } from 'vitest';
import { pathParameters } from './path-parameters';
import { queryParameters } from './query-parameters';

describe('path parameters', () => {
  it('tenant and customer are any text, because an unknown one is forbidden and not invalid', () => {
    expect(pathParameters.tenant.safeParse('NOWHERE').success).toBe(true);
    expect(pathParameters.customerId.safeParse('?').success).toBe(true);
    expect(pathParameters.customerId.safeParse('').success).toBe(false);
  });

  it('an article number is of one length everywhere', () => {
    expect(pathParameters.sku.safeParse('x'.repeat(40)).success).toBe(true);
    expect(pathParameters.sku.safeParse('x'.repeat(41)).success).toBe(false);
  });

  it('are read from text', () => {
    expect(pathParameters.visible.parse('false')).toBe(false);
    expect(pathParameters.pageIndex.parse('0')).toBe(0);
    expect(pathParameters.pageIndex.safeParse('-1').success).toBe(false);
    expect(pathParameters.uuid.safeParse('3f0f2d3e-6f0b-4c53-9b55-0a9b8f1f2c3d').success).toBe(true);
    expect(pathParameters.uuid.safeParse('3f0f2d3e').success).toBe(false);
  });

  it.each(['all', 'invoice', 'creditmemo', 'deliverynote', 'order'])('%s is a kind of receipts', (type) => {
    expect(pathParameters.type.parse(type)).toBe(type);
  });

  it('delivery-note is none on the wire', () => {
    expect(pathParameters.type.safeParse('delivery-note').success).toBe(false);
  });
});

describe('query parameters', () => {
  it.each(['page', 'pageNumber'] as const)('%s begins with 0', (name) => {
    expect(queryParameters[name].parse(undefined)).toBe(0);
    expect(queryParameters[name].safeParse('-1').success).toBe(false);
  });

  it.each(['showInactive', 'showImages', 'groupByArticleChecked'] as const)(
    '%s is off when it is not said',
    (name) => {
      expect(queryParameters[name].parse(undefined)).toBe(false);
      expect(queryParameters[name].parse('true')).toBe(true);
    },
  );

  it('inventory ids are a list of 300 at most', () => {
    expect(queryParameters.inventoryIds.parse('a,b')).toEqual(['a', 'b']);
    expect(queryParameters.inventoryIds.safeParse(Array.from({ length: 300 }, String)).success).toBe(true);
    expect(queryParameters.inventoryIds.safeParse(Array.from({ length: 301 }, String)).success).toBe(false);
  });

  it('an inventory export is one sheet each or merged', () => {
    expect(queryParameters.generationMode.parse('SINGLE')).toBe('SINGLE');
    expect(queryParameters.generationMode.parse('MERGED')).toBe('MERGED');
    expect(queryParameters.generationMode.safeParse('BOTH').success).toBe(false);
  });

  it('a single document has a kind, never all', () => {
    expect(queryParameters.receiptType.safeParse('invoice').success).toBe(true);
    expect(queryParameters.receiptType.safeParse('all').success).toBe(false);
  });
});
