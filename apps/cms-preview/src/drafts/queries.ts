import { type Client, getContentPreview, getPreviewPages, ResponseError } from '@gastroshop/api-client';
import type { Locale } from '@gastroshop/i18n';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DraftAddress } from './draft-source';

const isRefusal = (error: unknown): boolean => error instanceof ResponseError;

/**
 * A draft in a language. Each state of the page is another question, so that an old answer never stands for a new one;
 * until the new one is there the old one is shown.
 *
 * @param stateId name of the state in the stream
 */
export const draftQuery = (
  client: Client,
  { fullSlug, signature }: DraftAddress,
  languageCode: Locale,
  stateId: string,
) =>
  queryOptions({
    queryKey: ['draft', fullSlug, languageCode, stateId],
    queryFn: ({ signal }) => getContentPreview(client, { fullSlug, languageCode, signature }, { signal }),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });

/** The pages that can be previewed; nobody but who has the role gets any. */
export const pagesQuery = (client: Client, locale: Locale) =>
  queryOptions({
    queryKey: ['pages', locale],
    queryFn: ({ signal }) => getPreviewPages(client, {}, { signal }),
    staleTime: 5_000,
    retry: (count, error) => count < 2 && !isRefusal(error),
  });
