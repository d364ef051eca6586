import { describe, expect, it } from 'vitest';
import { formatPreviewOptions, parsePreviewOptions } from './preview-options';

const usual = 'de-AT';
const read = (query: string) => parsePreviewOptions(new URLSearchParams(query), usual);

describe('how a page is looked at', () => {
  it('is one language, today, by day, on what fits the window, unless the address says otherwise', () => {
    expect(read('')).toEqual({
      languages: ['de-AT'],
      devices: [],
      scheme: 'light',
      day: undefined,
      marksHidden: false,
    });
    expect(read('lang=en-GB,de-AT&devices=desktop,phone&scheme=dark&day=2026-12-24&hidden=marked')).toEqual({
      languages: ['de-AT', 'en-GB'],
      devices: ['phone', 'desktop'],
      scheme: 'dark',
      day: '2026-12-24',
      marksHidden: true,
    });
  });

  it.each(['day=2026-02-30', 'day=morgen', 'lang=fr', 'devices=watch', 'scheme=red'])(
    '%s counts for nothing',
    (query) => {
      expect(read(query)).toEqual(read(''));
    },
  );

  it('comes back from the address it was written to, beside what else stands there', () => {
    const view = read('lang=en-GB&devices=tablet&scheme=dark&day=2026-12-24&hidden=marked');
    const query = formatPreviewOptions(view, new URLSearchParams('signature=1.x'), usual);
    expect(parsePreviewOptions(query, usual)).toEqual(view);
    expect(query.get('signature')).toBe('1.x');
    expect(formatPreviewOptions(read(''), query, usual).toString()).toBe('signature=1.x');
  });
});
