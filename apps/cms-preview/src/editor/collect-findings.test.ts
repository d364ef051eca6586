import type { ContentPage } from '@gastroshop/api-contract';
import { describe, expect, it } from 'vitest';
import { testChange } from '../testing/test-change';
import { collectFindings } from './collect-findings';

const german: ContentPage = {
  meta: {},
  blocks: [
    { kind: 'heading', id: 'h', text: 'A' },
    { kind: 'textBlock', text: 'B', validity: { validFrom: '2026-12-24' } },
  ],
};
const change = testChange({
  faults: [{ lang: 'de-AT', index: 0, blockKind: 'carousel', problem: 'UNKNOWN_KIND', fields: [] }],
  differences: [
    { lang: 'de-AT', part: 'BLOCK', change: 'ADDED', index: 1, blockId: 'h', blockKind: 'heading' },
    { lang: 'en-GB', part: 'META', change: 'CHANGED' },
  ],
});

describe('what an editor should know about a page', () => {
  it('is told with its place, counted with what is left out', () => {
    const findings = collectFindings(change, [{ lang: 'de-AT', page: german }], '2026-12-23');
    expect(findings.map(({ kind, index, blockId }) => [kind, index, blockId])).toEqual([
      ['fault', 0, '#0'],
      ['hidden', 2, '#2'],
      ['difference', 1, 'h'],
    ]);
    expect(collectFindings(change, [{ lang: 'de-AT', page: german }], '2026-12-24')).toHaveLength(2);
  });

  it('is told once where it is true of both languages', () => {
    const page = (lang: 'de-AT' | 'en-GB') => ({ lang, page: { ...german, blocks: german.blocks.slice(1) } });
    const both = testChange({
      differences: (['de-AT', 'en-GB'] as const).map((lang) => ({ lang, part: 'INTRO', change: 'CHANGED' })),
    });
    const found = collectFindings(both, [page('de-AT'), page('en-GB')], '2026-12-23');
    expect(found.map(({ kind, langs }) => [kind, ...langs])).toEqual([
      ['hidden', 'de-AT', 'en-GB'],
      ['difference', 'de-AT', 'en-GB'],
    ]);
  });

  it('names what is not translated, a page that is not at all once', () => {
    const english: ContentPage = {
      meta: {},
      blocks: [
        { kind: 'heading', text: 'A' },
        { kind: 'textBlock', id: 't', text: 'B', lang: 'de-AT' },
      ],
    };
    const told = (page: ContentPage) =>
      collectFindings(testChange(), [{ lang: 'en-GB', page }], '2026-12-24').map(({ kind, blockId }) => [
        kind,
        blockId,
      ]);
    expect(told(english)).toEqual([['untranslated', 't']]);
    expect(told({ ...english, lang: 'de-AT' })).toEqual([['untranslated', undefined]]);
  });
});
