import { getCustomTenantFooter, getFooter, getHeader } from '@gastroshop/api-client';
import { ContentPageView, FooterView, headerLinks, HeaderNoticeView } from '@gastroshop/cms';
import { HeaderBrand, HeaderNavigation, AppShellLayout, PageHeader } from '@gastroshop/ui/layout';
import { LinkProvider } from '@gastroshop/ui/link';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useBrand, useEnvironment } from '../environment';
import { pageSlots } from './page-slots';
import './pointed.css';
import { renderDeskLink } from './render-intercepted-link';
import type { Shown } from './use-workspace-messages';
import { useFollowedLinks } from './use-followed-links';

/** What a page of the shop takes. */
export interface ShopPageProps {
  readonly shown: Shown;
}

/** A draft as the shop shows it: between the shop's head and foot. */
export const ShopPage = ({ shown }: ShopPageProps): ReactNode => {
  const { client } = useEnvironment();
  const brand = useBrand();
  const { page, day, locale, isStartPage, marksHidden } = shown;
  const header = useQuery({
    queryKey: ['header', locale],
    queryFn: ({ signal }) => getHeader(client, {}, { signal }),
  });
  const footer = useQuery({
    queryKey: ['footer', locale],
    queryFn: async ({ signal }) => {
      const [usual, custom] = await Promise.all([
        getFooter(client, {}, { signal }),
        getCustomTenantFooter(client, {}, { signal }),
      ]);
      return { usual, custom };
    },
  });
  useFollowedLinks();
  const items = headerLinks(header.data).map(({ href, label }) => ({ href, label }));
  return (
    <LinkProvider renderLink={renderDeskLink}>
      <AppShellLayout
        header={
          <PageHeader
            brand={<HeaderBrand {...brand} href="/" />}
            navigation={items.length > 0 ? <HeaderNavigation items={items} /> : undefined}
          />
        }
        footer={<FooterView footer={footer.data?.usual} custom={footer.data?.custom} />}
      >
        {isStartPage && <HeaderNoticeView header={header.data} />}
        <ContentPageView page={page} today={day} slots={pageSlots(marksHidden)} isStartPage={isStartPage} />
      </AppShellLayout>
    </LinkProvider>
  );
};
