import type { ContentForm, ContentPage } from '@gastroshop/api-contract';
import type { TenantCode } from '@gastroshop/identity';
import type { Locale } from '@gastroshop/i18n';
import type { Queries } from '../../db';
import { cleanContent } from './clean-content';
import { CONTENT_SHAPES, type ContentByKind, type ContentKind } from './content-kinds';
import { currentContent, type StoredContent } from './current-content';
import { localize } from './localize';
import { pageAt } from './visible-parts';
import { withKnownBlocks } from './read-content';

/** Whose forms are asked for, and when. */
export interface FormsQuery {
  readonly tenant: TenantCode;
  readonly locale: Locale;
  readonly now: Date;
}

/** A form as it is published, with those who get what visitors write. */
export interface PublishedForm {
  readonly form: ContentForm;
  /** It stands on pages for signed-in users only. */
  readonly isForSignedIn: boolean;
}

/** Content with what is meant for the house: never to be answered. */
const readWhole = <Kind extends ContentKind>(
  kind: Kind,
  { bodies }: StoredContent,
  locale: Locale,
): ContentByKind[Kind] | undefined => {
  const result = CONTENT_SHAPES[kind].safeParse(withKnownBlocks(cleanContent(localize(bodies, locale))));
  return result.success ? result.data : undefined;
};

/** Every page that is shown now, with its blocks that are. */
const pagesOf = async (queries: Queries, { tenant, locale, now }: FormsQuery) => {
  const stored = await currentContent(queries, { tenant, now, kinds: ['page', 'startpage'] });
  return stored.flatMap((entry): { page: ContentPage; isForSignedIn: boolean }[] => {
    const page = readWhole('page', entry, locale);
    return page === undefined ? [] : [{ page: pageAt(page, now), isForSignedIn: entry.isForSignedIn }];
  });
};

/**
 * The form of an id: one kept by itself, else one that stands on a page; of several the one for everybody.
 *
 * @returns undefined when no form of this id is published
 */
export const publishedForm = async (
  queries: Queries,
  question: FormsQuery,
  formId: string,
): Promise<PublishedForm | undefined> => {
  const { tenant, locale, now } = question;
  const kept = await currentContent(queries, { tenant, now, kinds: ['form'] });
  const onPages = async () =>
    (await pagesOf(queries, question)).flatMap(({ page, isForSignedIn }) =>
      page.blocks.flatMap((block) =>
        block.kind === 'formBlock' && block.form.id === formId ? [{ form: block.form, isForSignedIn }] : [],
      ),
    );
  const byItself = kept.flatMap((entry) => {
    const form = readWhole('form', entry, locale);
    return form?.id === formId ? [{ form, isForSignedIn: entry.isForSignedIn }] : [];
  });
  const found = byItself.length > 0 ? byItself : await onPages();
  return found.find(({ isForSignedIn }) => !isForSignedIn) ?? found[0];
};

/**
 * Keys of the interests that published sign-up forms offer.
 *
 * @returns undefined when there is no sign-up form
 */
export const offeredInterests = async (
  queries: Queries,
  question: FormsQuery,
): Promise<ReadonlySet<string> | undefined> => {
  const blocks = (await pagesOf(queries, question)).flatMap(({ page }) =>
    page.blocks.flatMap((block) => (block.kind === 'crmForm' ? [block] : [])),
  );
  if (blocks.length === 0) return undefined;
  return new Set(blocks.flatMap(({ interests }) => interests.map(({ key }) => key)));
};

/** The public mail address of the branch, as its footer says it. */
export const branchEmail = async (
  queries: Queries,
  { tenant, locale, now }: FormsQuery,
): Promise<string | undefined> => {
  const [stored] = await currentContent(queries, { tenant, now, kinds: ['footer'], slug: '' });
  return stored === undefined ? undefined : readWhole('footer', stored, locale)?.emailAddress;
};
