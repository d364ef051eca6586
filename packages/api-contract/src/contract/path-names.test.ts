import { describe, expect, it } from 'vitest';
import { pathParameterNames } from './path-names';

describe('pathParameterNames', () => {
  it('lists the parameters in their order', () => {
    expect(pathParameterNames('/t/{tenant}/products/{sku}')).toEqual(['tenant', 'sku']);
  });

  it('is empty for a path without parameters', () => {
    expect(pathParameterNames('/my/token')).toEqual([]);
  });
});
