import type { Queries } from '../../../db';
import { publishIfChanged, type ContentVersion } from '../publish-content';
import type { OriginEntry, OriginVersion } from './content-origin';

/** Who stores a piece, and when. */
export type MirrorStamp = Pick<ContentVersion, 'at' | 'by'>;

/**
 * Brings a piece of content into the store as its origin has it: the published version first, then the draft on top of it.
 * What is stored already is not stored again.
 *
 * @returns versions stored
 * @throws ZodError when it is not of its kind's shape
 */
export const mirrorEntry = async (
  queries: Queries,
  { published, draft, ...place }: OriginEntry,
  stamp: MirrorStamp,
): Promise<number> => {
  const versionOf = (version: OriginVersion, isDraft: boolean): ContentVersion => ({
    ...place,
    ...version,
    ...stamp,
    isDraft,
  });
  let stored = 0;
  if (published !== undefined) {
    const against = draft === undefined ? 'NEWEST' : 'PUBLISHED';
    const { version } = await publishIfChanged(queries, versionOf(published, false), against);
    if (version !== undefined) stored += 1;
  }
  if (draft !== undefined) {
    const { version } = await publishIfChanged(queries, versionOf(draft, true));
    if (version !== undefined) stored += 1;
  }
  return stored;
};
