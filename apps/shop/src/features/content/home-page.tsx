import { useShop } from '@gastroshop/storefront/shop';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { HeaderNoticeView } from '@gastroshop/cms';
import { headerQuery, startPageQuery } from '@gastroshop/storefront/content';
import { ContentScreen } from './content-screen';

/** The start page. */
export const HomePage = (): ReactNode => {
  const { client, gateway } = useShop();
  const { data: header } = useQuery(headerQuery(client, gateway.scope));
  const page = useQuery(startPageQuery(client, gateway.scope));
  return (
    <>
      {/* With the page, not before it: what stands already does not jump. */}
      {page.data !== undefined && <HeaderNoticeView header={header} />}
      <ContentScreen isStartPage query={page} />
    </>
  );
};
