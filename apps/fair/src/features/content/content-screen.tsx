import { ContentPageView } from '@gastroshop/cms';
import { ContentFailure, contentPageQuery } from '@gastroshop/storefront/content';
import { useToday } from '@gastroshop/storefront/delivery';
import { usePageTitle, useShop } from '@gastroshop/storefront/shop';
import { Skeleton } from '@gastroshop/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router';
import { contentSlots } from '../../slots';

/** A page of content of the fair, below /page/ (CMS-1). */
export const ContentScreen = (): ReactNode => {
  const { client, gateway } = useShop();
  const today = useToday();
  const { pathname, search } = useLocation();
  const slug = useParams()['*'] ?? '';
  const query = useQuery(contentPageQuery(client, gateway.scope, slug));
  const { data: page, error } = query;
  usePageTitle(page && (page.meta.pageTitle ?? page.introBlock?.title ?? ''));
  if (page !== undefined) return <ContentPageView page={page} today={today} slots={contentSlots} />;
  if (error === null) return <Skeleton shape="block" height={320} />;
  return <ContentFailure query={query} address={pathname + search} />;
};
