import { describe, expect, it } from 'vitest';
import { countryCode } from './country-code';

describe('countryCode', () => {
  it.each([
    ['Österreich', 'AT'],
    ['Austria', 'AT'],
    ['  deutschland ', 'DE'],
    ['Neuseeland', 'NZ'],
    ['South Africa', 'ZA'],
    // What has a code of its own no more has the present one.
    ['Serbien', 'RS'],
    ['Myanmar', 'MM'],
  ])('%s is %s', (name, code) => {
    expect(countryCode(name)).toBe(code);
  });

  it.each(['AT', 'Burgenland', 'Alte Welt', ''])('leaves "%s" as it is', (written) => {
    expect(countryCode(written)).toBe(written);
  });
});
