import { describe, expect, it } from 'vitest';
import { localeToShow, offeredLocales } from './offered-locales';

describe('LOC-1: the language of a shop', () => {
  it.each([
    [['de-AT', 'en-GB'], undefined, 'de-AT'],
    [['de-AT', 'en-GB'], 'en-GB', 'en-GB'],
    [['en-GB', 'de-AT'], undefined, 'en-GB'],
    [['en-GB', 'de-AT'], 'de-AT', 'de-AT'],
    [['en-GB'], 'de-AT', 'en-GB'],
    [['de-AT'], 'xx', 'de-AT'],
    [undefined, undefined, 'de-AT'],
    [[], 'en-GB', 'en-GB'],
  ] as const)('offered in %j, with %s chosen, is %s', (languages, chosen, shown) => {
    expect(localeToShow({ languages: languages && [...languages] }, chosen)).toBe(shown);
  });

  it('is one of both where the backend says nothing of them', () => {
    expect(offeredLocales({ languages: undefined })).toEqual(['de-AT', 'en-GB']);
    expect(offeredLocales({ languages: ['en-GB'] })).toEqual(['en-GB']);
  });
});
