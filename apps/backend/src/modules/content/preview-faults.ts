import { CONTENT_BLOCK_KINDS, contentBlockSchema, type ContentIssue } from '@gastroshop/api-contract';
import type { Locale } from '@gastroshop/i18n';
import type { BodiesByLocale } from '../../db';
import { cleanContent } from './clean-content';
import { localize } from './localize';
import { isRecord, listOf } from './is-record';

const KINDS: ReadonlySet<unknown> = new Set(CONTENT_BLOCK_KINDS);

/** More fields than these help nobody who mends a block. */
const MOST_FIELDS = 10;

const textOf = (block: unknown, key: string): string | undefined => {
  const value = isRecord(block) ? block[key] : undefined;
  return typeof value === 'string' ? value : undefined;
};

const faultOf = (block: unknown, index: number, lang: Locale): readonly ContentIssue[] => {
  const { error } = contentBlockSchema.safeParse(block);
  if (error === undefined) return [];
  const blockKind = textOf(block, 'kind');
  const isKnown = KINDS.has(blockKind);
  const fields = error.issues.slice(0, MOST_FIELDS).map(({ path }) => path.join('.'));
  return [
    {
      lang,
      index,
      blockId: textOf(block, 'id'),
      blockKind,
      problem: isKnown ? 'WRONG_SHAPE' : 'UNKNOWN_KIND',
      fields: isKnown ? fields : [],
    },
  ];
};

/**
 * The blocks of a page that nobody can draw and that visitors therefore never see (CMS-1): of kinds that are not known
 * (any more), or of another shape than their kind has.
 */
export const findInvalidBlocks = (bodies: BodiesByLocale, lang: Locale): readonly ContentIssue[] => {
  const body = cleanContent(localize(bodies, lang));
  if (!isRecord(body)) return [];
  return listOf(body['blocks']).flatMap((block, index) => faultOf(block, index, lang));
};
