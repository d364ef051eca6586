import { useShop } from '@gastroshop/storefront/shop';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { HeaderNoticeView } from '@gastroshop/cms';
import { headerQuery, startPageQuery } from '@gastroshop/storefront/content';
import { ContentView } from './content-view';

/** What the start page takes. */
export interface HomeScreenProps {
  /** The work of the day, for who orders; content is small below it. */
  readonly day: ReactNode;
}

/** The start page; for who orders it begins with the work of the day. */
export const HomeScreen = ({ day }: HomeScreenProps): ReactNode => {
  const { client, gateway } = useShop();
  const { data: header } = useQuery(headerQuery(client, gateway.scope));
  const page = useQuery(startPageQuery(client, gateway.scope));
  return (
    <div data-posters={day ? 'low' : undefined}>
      {day}
      {/* With the page, not before it: what stands already does not jump. */}
      {page.data !== undefined && <HeaderNoticeView header={header} />}
      <ContentView isStartPage isPart={Boolean(day)} query={page} />
    </div>
  );
};
