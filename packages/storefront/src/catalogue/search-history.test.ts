import { describe, expect, it } from 'vitest';
import { TEST_SCOPE } from '../testing/fake-gateway';
import { memoryStorage } from '../testing/memory-storage';
import { suggestHistory } from './suggest-history';
import {
  forgetAllSearches,
  forgetSearch,
  readForgottenSearches,
  readPastSearches,
  addToSearchHistory,
} from './search-history';

const keeping = (...texts: readonly string[]) => {
  const storage = memoryStorage();
  for (const text of texts) addToSearchHistory(storage, TEST_SCOPE, text);
  return {
    storage,
    /** What is offered for a text while the backend offers what it has kept. */
    offered: (typed: string, kept: readonly string[]) =>
      suggestHistory({
        typed,
        kept,
        past: readPastSearches(storage, TEST_SCOPE),
        forgotten: readForgottenSearches(storage, TEST_SCOPE),
      }),
  };
};

describe('past searches', () => {
  it('those of this device come first, then others of the same user, each once', () => {
    const { offered } = keeping('Milch 3,5 %', 'obers');
    expect(offered('mi', ['h-milch', 'milch 3,5 %', 'mi'])).toEqual(['Milch 3,5 %', 'h-milch']);
  });

  it('begin in one of their words like what is typed, and say more than that', () => {
    const { offered } = keeping('laktosefreie milch', 'buttermilch', 'Milch');
    expect(offered('milch', [])).toEqual(['laktosefreie milch']);
  });

  it('one that is forgotten does not come back, not from the backend either, until it is searched for again', () => {
    const { storage, offered } = keeping('milch 3,5 %', 'mineralwasser');
    forgetSearch(storage, TEST_SCOPE, 'milch 3,5 %');
    expect(offered('mi', ['Milch 3,5 %'])).toEqual(['mineralwasser']);
    addToSearchHistory(storage, TEST_SCOPE, 'milch 3,5 %');
    expect(offered('mi', [])).toEqual(['milch 3,5 %', 'mineralwasser']);
  });

  it('all that are forgotten stay so, whatever is forgotten after them', () => {
    const { storage, offered } = keeping('milch', 'mineralwasser');
    forgetAllSearches(storage, TEST_SCOPE);
    for (let index = 0; index < 40; index += 1) forgetSearch(storage, TEST_SCOPE, `wort ${index}`);
    expect(readPastSearches(storage, TEST_SCOPE)).toEqual([]);
    expect(offered('mi', ['milch', 'mineralwasser'])).toEqual([]);
    addToSearchHistory(storage, TEST_SCOPE, 'mischbrot');
    expect(offered('mi', ['milch'])).toEqual(['mischbrot']);
  });

  it("another user's are another user's", () => {
    const { storage } = keeping('milch');
    const other = { ...TEST_SCOPE, userId: 'u2' };
    expect(readPastSearches(storage, other)).toEqual([]);
    forgetAllSearches(storage, other);
    expect(readPastSearches(storage, TEST_SCOPE)).toEqual(['milch']);
  });
});
