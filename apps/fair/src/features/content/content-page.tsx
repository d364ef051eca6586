import { ResponseError } from '@gastroshop/api-client';
import { ContentPageView } from '@gastroshop/cms';
import { viennaDay } from '@gastroshop/domain/calendar';
import { contentPageQuery } from '@gastroshop/storefront/content';
import { usePageTitle, useShop } from '@gastroshop/storefront/shop';
import { Skeleton } from '@gastroshop/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { ContentFailure } from './content-failure';
import { contentSlots } from '../../slots';

/** A page of content of the fair, below /page/ (CMS-1). */
export const ContentPage = (): ReactNode => {
  const { client, gateway, clock } = useShop();
  const slug = useParams()['*'] ?? '';
  const { data: page, error, isFetching, refetch } = useQuery(contentPageQuery(client, gateway.scope, slug));
  usePageTitle(page?.meta.pageTitle ?? page?.introBlock?.title);
  if (page !== undefined)
    return <ContentPageView page={page} today={viennaDay(clock.now())} slots={contentSlots} />;
  if (error === null) return <Skeleton shape="block" height={320} />;
  return (
    <ContentFailure
      code={error instanceof ResponseError ? error.problem?.code : undefined}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
};
