import { describe, expect, it } from 'vitest';
import { searchTarget, targetsOfQuery } from './targets';

describe('targets of promotions beside search results', () => {
  it.each([
    ['Käse', 'kase'],
    ['Bio KÄSE  vom Berg', 'käse'],
    ['weißer süßer wein', 'Weisser Susser'],
    ['wein', '*'],
  ])('the query %j meets the term %j', (query, term) => {
    expect(targetsOfQuery(query)).toContain(searchTarget(term));
  });

  it('part of a word is not the word', () => {
    expect(targetsOfQuery('Weinessig')).not.toContain(searchTarget('Wein'));
  });
});
