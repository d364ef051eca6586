import type { ContentDifference } from '@gastroshop/api-contract';
import type { Locale } from '@gastroshop/i18n';
import { isDeepStrictEqual } from 'node:util';
import type { BodiesByLocale } from '../../db';
import { cleanContent, stripInternalFields } from './clean-content';
import { localize } from './localize';
import { isRecord, listOf } from './is-record';

interface Placed {
  readonly key: string;
  readonly block: Readonly<Record<string, unknown>>;
  readonly index: number;
}

const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Blocks with what they are known by in both versions: their id, else their kind and how many of it came before. */
const placedBlocks = (body: Readonly<Record<string, unknown>>): ReadonlyMap<string, Placed> => {
  const before = new Map<string, number>();
  const placed = listOf(body['blocks']).map((value, index) => {
    const block = isRecord(value) ? value : {};
    const kind = asText(block['kind']) ?? '';
    const id = asText(block['id']);
    const nth = before.get(kind) ?? 0;
    if (id === undefined) before.set(kind, nth + 1);
    return { key: id === undefined ? `${kind} ${nth}` : `#${id}`, block, index };
  });
  return new Map(placed.map((entry) => [entry.key, entry]));
};

const named = ({ block, index }: Placed) => ({
  part: 'BLOCK' as const,
  index,
  blockId: asText(block['id']),
  blockKind: asText(block['kind']),
});

const bodyIn = (bodies: BodiesByLocale, lang: Locale): Readonly<Record<string, unknown>> => {
  const body = stripInternalFields(cleanContent(localize(bodies, lang)));
  return isRecord(body) ? body : {};
};

const changeOfPart = (before: unknown, after: unknown): ContentDifference['change'] | undefined => {
  if (isDeepStrictEqual(before, after)) return undefined;
  if (before === undefined) return 'ADDED';
  return after === undefined ? 'REMOVED' : 'CHANGED';
};

/**
 * What differs between two versions of a page in a language: its parts, its blocks, their order. Blocks are told apart
 * by their id.
 */
export const differencesBetween = (
  older: BodiesByLocale,
  newer: BodiesByLocale,
  lang: Locale,
): readonly ContentDifference[] => {
  const [before, after] = [bodyIn(older, lang), bodyIn(newer, lang)];
  const [old, now] = [placedBlocks(before), placedBlocks(after)];
  const parts = (
    [
      ['META', 'meta'],
      ['INTRO', 'introBlock'],
    ] as const
  ).flatMap(([part, key]) => {
    const change = changeOfPart(before[key], after[key]);
    return change === undefined ? [] : [{ lang, part, change }];
  });
  const present = [...now.values()].flatMap((entry) => {
    const change = changeOfPart(old.get(entry.key)?.block, entry.block);
    return change === undefined ? [] : [{ lang, change, ...named(entry) }];
  });
  const gone = [...old.values()]
    .filter(({ key }) => !now.has(key))
    .map((entry) => ({ lang, change: 'REMOVED' as const, ...named(entry) }));
  const kept = (blocks: ReadonlyMap<string, Placed>, others: ReadonlyMap<string, Placed>) =>
    [...blocks.keys()].filter((key) => others.has(key));
  const isReordered = !isDeepStrictEqual(kept(old, now), kept(now, old));
  return [
    ...parts,
    ...present,
    ...gone,
    ...(isReordered ? [{ lang, part: 'ORDER' as const, change: 'CHANGED' as const }] : []),
  ];
};
