import type { ContentPage } from '@gastroshop/api-contract';
import { ContentPageView } from '@gastroshop/cms';
import { useToday } from '@gastroshop/storefront/delivery';
import { usePageTitle } from '@gastroshop/storefront/shop';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { contentSlots } from './content-slots';
import { QueryFailure } from './query-failure';

/** What the screen of a page takes. */
export interface ContentViewProps {
  readonly query: UseQueryResult<ContentPage>;
  readonly isStartPage?: boolean | undefined;
  /** The page has its heading already. */
  readonly isPart?: boolean | undefined;
}

/** A page of content, while it is on its way, and when it cannot be had (CMS-1). */
export const ContentView = ({ query, isStartPage, isPart }: ContentViewProps): ReactNode => {
  const today = useToday();
  const { data: page } = query;
  usePageTitle(page && (page.meta.pageTitle ?? page.introBlock?.title ?? ''));
  if (page === undefined) return <QueryFailure query={query} isStartPage={isStartPage} />;
  return (
    <ContentPageView
      page={page}
      today={today}
      slots={contentSlots}
      isStartPage={isStartPage}
      isPart={isPart}
    />
  );
};
