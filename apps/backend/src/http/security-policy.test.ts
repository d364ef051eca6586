import { describe, expect, it } from 'vitest';
import { pagePolicy } from './security-policy';

const CAPTCHA = 'https://captcha.example';

describe('the policy of pages', () => {
  it('names nobody but the own origin by itself', () => {
    expect(pagePolicy({}, false)).not.toMatch(/https?:/);
  });

  it('lets a hosted captcha in where one is configured, and for what it needs alone', () => {
    const directives = pagePolicy({ captcha: [CAPTCHA] }, false).split('; ');
    const naming = directives.filter((one) => one.includes(CAPTCHA)).map((one) => one.split(' ')[0]);
    expect(naming).toEqual(['script-src', 'style-src', 'connect-src', 'frame-src']);
  });
});
