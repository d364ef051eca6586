import type { CompletionBody, Product } from '@gastroshop/api-contract';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { fakeGateway } from '../testing/fake-gateway';
import { testProduct } from '@gastroshop/cart/testing';
import { completionQuery, type CompletionReading } from './completion-query';

/** What is asked of a backend that has these articles, and what comes of it. */
const asked = async (typed: string, reading: CompletionReading, products: readonly Product[] = []) => {
  const bodies: CompletionBody[] = [];
  const gateway = fakeGateway({
    complete: (body) => {
      bodies.push(body);
      return Promise.resolve({
        terms: [],
        products: [...products],
        closeSkus: products.map(({ sku }) => sku),
      });
    },
  });
  const answer = await new QueryClient().query(completionQuery(gateway, typed, reading));
  return { bodies, answer };
};

describe('SRC-1: a line of a list that was read already', () => {
  const order = { text: 'obers', amount: 3, unit: 'ktn', isNumber: false };

  it('is completed as the same words typed into the search are', async () => {
    const line = await asked('3 ktn obers', { order });
    const typed = await asked('3 ktn obers', {});
    expect(line).toEqual(typed);
    expect(line.bodies).toEqual([{ query: 'obers', unit: 'ktn' }]);
    expect(line.answer).toMatchObject({ typed: order });
  });

  it('takes no number for an amount that is part of a name', async () => {
    const up = { text: 'Up', amount: 7, isNumber: false };
    expect((await asked('7 Up', { order: up }, [testProduct('1', '7 Up 0,33 l')])).bodies).toEqual([
      { query: '7 Up' },
    ]);
    expect((await asked('7 Up', { order: up }, [testProduct('1', 'Make-up')])).bodies).toEqual([
      { query: '7 Up' },
      { query: 'Up' },
    ]);
  });

  it('tells which articles are surely what was typed', async () => {
    const { answer } = await asked('3 ktn obers', { order }, [testProduct('1', 'Obers')]);
    expect(answer.closeSkus).toEqual(['1']);
  });
});
