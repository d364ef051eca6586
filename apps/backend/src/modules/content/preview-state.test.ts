import { describe, expect, it } from 'vitest';
import type { StoredContent } from './current-content';
import { changeOf, stateIdOf } from './preview-state';

const heading = (id: string, text: string) => ({ kind: 'heading', id, text });

const stored = (
  version: number,
  german: object,
  more: Partial<StoredContent> & { readonly english?: object } = {},
): StoredContent => {
  const { english, ...fields } = more;
  return {
    id: 'p1',
    slug: 'wir/team',
    version,
    isForSignedIn: false,
    targets: [],
    bodies: { 'de-AT': german, ...(english !== undefined && { 'en-GB': english }) },
    state: 'DRAFT',
    writtenAt: new Date('2026-11-25T14:00:00Z'),
    validFrom: null,
    validTo: null,
    ...fields,
  };
};

describe('what a preview is told about its page', () => {
  it('CMS-1: names every block that is left out, its place, and which of its fields are wrong', () => {
    const blocks = [
      heading('h', 'gut'),
      { kind: 'carousel', id: 'c' },
      { kind: 'teaserTiles', id: 't', tiles: [{ title: 'eins' }, { title: 7 }] },
      'gar kein Block',
    ];
    const { faults, languages } = changeOf({ newest: stored(1, { meta: {}, blocks }), shown: undefined });
    const german = faults.filter(({ lang }) => lang === 'de-AT');
    expect(german).toMatchObject([
      { index: 1, blockId: 'c', blockKind: 'carousel', problem: 'UNKNOWN_KIND', fields: [] },
      { index: 2, blockId: 't', blockKind: 'teaserTiles', problem: 'WRONG_SHAPE' },
      { index: 3, problem: 'UNKNOWN_KIND' },
    ]);
    expect(german[1]?.fields).toContain('tiles.1.title');
    expect(languages).toEqual(['de-AT']);
  });

  it('tells what differs from what the shop shows, in each language', () => {
    const shown = stored(
      1,
      { meta: { pageTitle: 'A' }, blocks: [heading('a', '1'), heading('b', '2'), heading('c', '3')] },
      { state: 'PUBLISHED', english: { meta: { pageTitle: 'A' }, blocks: [heading('a', 'one')] } },
    );
    const newest = stored(
      2,
      {
        meta: { pageTitle: 'A' },
        introBlock: { title: 'neu' },
        blocks: [heading('b', '2'), heading('a', '1!'), heading('d', '4')],
      },
      { english: { meta: { pageTitle: 'B' }, introBlock: {}, blocks: [heading('a', 'one')] } },
    );
    const { differences, shown: told } = changeOf({ newest, shown });
    const sayings = (lang: string) =>
      differences
        .filter((difference) => difference.lang === lang)
        .map(({ part, change, blockId }) => [part, change, blockId].filter(Boolean).join(' '));
    expect(sayings('de-AT')).toEqual([
      'INTRO ADDED',
      'BLOCK CHANGED a',
      'BLOCK ADDED d',
      'BLOCK REMOVED c',
      'ORDER CHANGED',
    ]);
    expect(sayings('en-GB')).toContain('META CHANGED');
    expect(sayings('en-GB')).not.toContain('BLOCK CHANGED a');
    expect(told?.version).toBe(1);
    expect(changeOf({ newest: shown, shown }).differences).toEqual([]);
  });

  it('tells blocks without an id apart by their kind and place', () => {
    const page = (...texts: readonly string[]) => ({
      meta: {},
      blocks: texts.map((text) => ({ kind: 'heading', text })),
    });
    const { differences } = changeOf({
      newest: stored(2, page('1', '2!')),
      shown: stored(1, page('1', '2')),
    });
    expect(differences.filter(({ lang }) => lang === 'de-AT')).toMatchObject([
      { change: 'CHANGED', index: 1 },
    ]);
  });

  it('says on which days it may be shown, the last one included', () => {
    const newest = stored(1, { meta: {}, blocks: [] }, { validTo: new Date('2026-12-24T23:00:00Z') });
    expect(changeOf({ newest, shown: undefined }).validity).toEqual({ validTo: '2026-12-24T22:59:59.999Z' });
  });

  it('is another state when the shop begins to show something else', () => {
    const newest = stored(2, {});
    const first = stateIdOf({ newest, shown: undefined });
    const second = stateIdOf({ newest, shown: stored(1, {}, { id: 'p0', state: 'PUBLISHED' }) });
    expect(first).not.toBe(second);
    expect(stateIdOf({ newest: { ...newest, state: 'PUBLISHED' }, shown: undefined })).not.toBe(first);
  });
});
