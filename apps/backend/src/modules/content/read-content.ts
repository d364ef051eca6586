import { contentBlockSchema } from '@gastroshop/api-contract';
import type { Locale } from '@gastroshop/i18n';
import { cleanContent, stripInternalFields } from './clean-content';
import { CONTENT_SHAPES, type ContentByKind, type ContentKind } from './content-kinds';
import type { StoredContent } from './current-content';
import { localize } from './localize';
import { isRecord, listOf } from './is-record';

/** A block of a kind that is not known (any more) is left out, and the page stays. */
export const withKnownBlocks = (body: unknown): unknown =>
  isRecord(body) && body['blocks'] !== undefined
    ? {
        ...body,
        blocks: listOf(body['blocks']).filter((block) => contentBlockSchema.safeParse(block).success),
      }
    : body;

/**
 * A stored piece of content in a language, cleaned (again: the store may have been written by somebody else).
 *
 * @param pictureOrigins origins that pictures may come from besides the own one; left out: any
 * @throws ZodError when it is not of its kind's shape
 */
export const readContent = <Kind extends ContentKind>(
  kind: Kind,
  { bodies }: Pick<StoredContent, 'bodies'>,
  locale: Locale,
  imageOrigins?: readonly string[],
): ContentByKind[Kind] =>
  CONTENT_SHAPES[kind].parse(
    withKnownBlocks(stripInternalFields(cleanContent(localize(bodies, locale), imageOrigins))),
  );
