import { useConfig } from '@gastroshop/app-shell/environment';
import { useSettled } from '@gastroshop/app-shell/idle';
import { headerLinks } from '@gastroshop/cms';
import { useDue } from '@gastroshop/storefront/catalogue';
import { headerQuery } from '@gastroshop/storefront/content';
import { useSession } from '@gastroshop/storefront/session';
import { useShop } from '@gastroshop/storefront/shop';
import { DailyNavigation } from '@gastroshop/ui/layout';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { dailyWays } from './daily-ways';
import { isKnownPage } from './known-page';

/** The main navigation of who orders: the tools of the day; the tenant's other pages are in the foot. */
export const BuyerNavigation = (): ReactNode => {
  const { t } = useTranslation('shop-daily');
  const { client, gateway } = useShop();
  const { flags } = useSession();
  const { features } = useConfig();
  const { pathname, search } = useLocation();
  const { data: header } = useQuery(headerQuery(client, gateway.scope));
  const due = useDue(useSettled())?.products.length;
  const marked = headerLinks(header).filter(
    ({ href, highlighted, leavesApp }) => highlighted && !leavesApp && isKnownPage(href, features),
  );
  const items = dailyWays({ t, flags, features, due, marked, pathname, search });
  return <DailyNavigation items={items} more={t('more')} />;
};
