import { contentPageQuery } from '@gastroshop/storefront/content';
import { useShop } from '@gastroshop/storefront/shop';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router';
import { ContentView } from './content-view';
import { slugOf } from './slug-of';

/** A page of content by its slug, which the address holds. */
export const ContentScreen = (): ReactNode => {
  const { client, gateway } = useShop();
  const slug = slugOf(useParams(), useLocation());
  return <ContentView query={useQuery(contentPageQuery(client, gateway.scope, slug))} />;
};
