import type { ContentPage } from '@gastroshop/api-contract';
import { describe, expect, it } from 'vitest';
import { readLeftOutKind } from '../protocol';
import { changeDates } from './change-dates';
import { withOmittedBlocks } from './with-omitted-blocks';

const page = (blocks: ContentPage['blocks']): ContentPage => ({ meta: {}, blocks });

describe('a draft on its way to its frames', () => {
  it('CMS-1: has what visitors never see at its place, and every block has a name', () => {
    const { blocks } = withOmittedBlocks(
      page([
        { kind: 'heading', id: 'a', text: 'A' },
        { kind: 'heading', text: 'B' },
      ]),
      [
        { lang: 'de-AT', index: 3, blockKind: 'teaserTiles', problem: 'WRONG_SHAPE', fields: ['tiles'] },
        { lang: 'de-AT', index: 1, blockKind: 'carousel', problem: 'UNKNOWN_KIND', fields: [] },
      ],
    );
    expect(blocks.map(({ id }) => id)).toEqual(['a', '#1', '#2', '#3']);
    expect(blocks.map(({ kind }) => readLeftOutKind(kind))).toMatchObject([
      {},
      { problem: 'UNKNOWN_KIND', kind: 'carousel' },
      {},
      { problem: 'WRONG_SHAPE', kind: 'teaserTiles' },
    ]);
  });

  it('changes by itself on the days on which something begins or is over', () => {
    const draft = page([
      { kind: 'heading', text: 'A', validity: { validFrom: '2026-12-24', validTo: '2026-12-26' } },
      {
        kind: 'flyerTable',
        flyers: [{ title: 'F', link: { url: '/' }, validity: { validTo: '2026-11-30' } }],
      },
    ]);
    expect(changeDates(draft, { validTo: '2026-12-31T22:59:59.999Z' })).toEqual([
      '2026-12-01',
      '2026-12-24',
      '2026-12-27',
      '2027-01-01',
    ]);
    expect(changeDates(undefined, {})).toEqual([]);
  });
});
