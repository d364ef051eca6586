import { useConfig } from '@gastroshop/app-shell/environment';
import { FooterView, headerLinks } from '@gastroshop/cms';
import { footerQuery, headerQuery } from '@gastroshop/storefront/content';
import { useSession } from '@gastroshop/storefront/session';
import { useShop } from '@gastroshop/storefront/shop';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pagesForFoot } from './pages-for-foot';

/** What closes every page, from content; without it the page ends quietly. */
export const AppFooter = (): ReactNode => {
  const { client, gateway } = useShop();
  const { customerId } = useSession();
  const { features } = useConfig();
  const { data } = useQuery(footerQuery(client, gateway.scope));
  const { data: header } = useQuery(headerQuery(client, gateway.scope));
  // Whose header holds the tools of the day finds the tenant's pages here.
  const pages = customerId === '' ? undefined : pagesForFoot(headerLinks(header), features);
  return data === undefined ? null : <FooterView footer={data.footer} custom={data.custom} pages={pages} />;
};
