import { LatePart, useShop } from '@gastroshop/storefront/shop';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode } from 'react';
import { HeaderNoticeView } from '@gastroshop/cms';
import { headerQuery, startPageQuery } from '@gastroshop/storefront/content';
import { ContentScreen } from './content-screen';

// Only who orders has a day.
const LikelyToday = lazy(async () => ({ default: (await import('./likely-today')).LikelyToday }));

/** The start page; for who orders it begins with the work of the day. */
export const HomePage = (): ReactNode => {
  const { client, gateway } = useShop();
  const { data: header } = useQuery(headerQuery(client, gateway.scope));
  const page = useQuery(startPageQuery(client, gateway.scope));
  return (
    <>
      {/* With the page, not before it: what stands already does not jump. */}
      {page.data !== undefined && <HeaderNoticeView header={header} />}
      {gateway.cart !== undefined && (
        <LatePart>
          <LikelyToday />
        </LatePart>
      )}
      <ContentScreen isStartPage query={page} />
    </>
  );
};
