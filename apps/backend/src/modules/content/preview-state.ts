import type { ContentChange } from '@gastroshop/api-contract';
import { LOCALES } from '@gastroshop/i18n';
import type { Queries } from '../../db';
import { currentContent, type StoredContent } from './current-content';
import { isRecord } from './is-record';
import { pathOfPage } from './page-path';
import { differencesBetween } from './preview-differences';
import { findInvalidBlocks } from './preview-faults';
import type { PreviewedPage } from './preview-page-name';

/** A page as its preview shows it, and as the shop shows it at the same moment. */
export interface PreviewState {
  readonly newest: StoredContent;
  readonly shown: StoredContent | undefined;
}

/** Reads what a preview of a page shows; undefined: there is no such page. */
export const previewState = async (
  queries: Queries,
  { tenant, kind, slug }: PreviewedPage,
  now: Date,
): Promise<PreviewState | undefined> => {
  const question = { tenant, now, kinds: [kind], slug };
  const [newest] = await currentContent(queries, { ...question, withDrafts: true });
  if (newest === undefined) return undefined;
  const [shown] = await currentContent(queries, question);
  return { newest, shown };
};

const nameOf = ({ id, version, state }: StoredContent): string => `${id}-${version}-${state}`;

/** What tells one state of a preview from the next. */
export const stateIdOf = ({ newest, shown }: PreviewState): string =>
  [newest, ...(shown === undefined ? [] : [shown])].map(nameOf).join('/');

const isSame = (one: StoredContent, other: StoredContent): boolean =>
  one.id === other.id && one.version === other.version;

/** The days a version may be shown on; the store's end is the first moment after it. */
const validityOf = ({ validFrom, validTo }: StoredContent) => ({
  ...(validFrom !== null && { validFrom: validFrom.toISOString() }),
  ...(validTo !== null && { validTo: new Date(validTo.getTime() - 1).toISOString() }),
});

/** What the preview is told about a state of its page. */
export const changeOf = ({ newest, shown }: PreviewState): ContentChange => {
  const { id, slug, version, state, writtenAt, isForSignedIn, bodies } = newest;
  return {
    uuid: id,
    fullSlug: slug,
    version,
    state,
    writtenAt: writtenAt.toISOString(),
    validity: validityOf(newest),
    isForSignedIn,
    path: pathOfPage(slug),
    languages: LOCALES.filter((lang) => isRecord(bodies[lang])),
    ...(shown !== undefined && {
      shown: { uuid: shown.id, version: shown.version, writtenAt: shown.writtenAt.toISOString() },
    }),
    faults: LOCALES.flatMap((lang) => findInvalidBlocks(bodies, lang)),
    differences:
      shown === undefined || isSame(newest, shown)
        ? []
        : LOCALES.flatMap((lang) => differencesBetween(shown.bodies, bodies, lang)),
  };
};
