import { useShop } from '@gastroshop/storefront/shop';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { contentPageQuery } from '@gastroshop/storefront/content';
import { ContentScreen } from './content-screen';

/** What a page of content takes. */
export interface SlugPageProps {
  /** Slug of the page, without slashes at its ends. */
  readonly slug: string;
}

/** A page of content by its slug. */
export const SlugPage = ({ slug }: SlugPageProps): ReactNode => {
  const { client, gateway } = useShop();
  return <ContentScreen query={useQuery(contentPageQuery(client, gateway.scope, slug))} />;
};
