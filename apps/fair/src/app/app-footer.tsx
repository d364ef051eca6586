import { FooterView } from '@gastroshop/cms';
import { footerQuery } from '@gastroshop/storefront/content';
import { useShop } from '@gastroshop/storefront/shop';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** What closes every page, from content; without it the page ends quietly. */
export const AppFooter = (): ReactNode => {
  const { client, gateway } = useShop();
  const { data } = useQuery(footerQuery(client, gateway.scope));
  return data === undefined ? null : <FooterView footer={data.footer} custom={data.custom} />;
};
