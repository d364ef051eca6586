import { useConfig } from '@gastroshop/app-shell/environment';
import { useCartSummary } from '@gastroshop/storefront/cart';
import { useSession } from '@gastroshop/storefront/session';
import { BottomBar, type BottomBarItem } from '@gastroshop/ui/layout';
import { IconHome, IconScan, IconSearch, IconShoppingCart, IconTemplate } from '@gastroshop/ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { isKnownPage } from './known-page';
import { links } from './links';

/** The ways phones need most. */
export const MobileNav = (): ReactNode => {
  const { t } = useTranslation('shop-app');
  const { pathname } = useLocation();
  const { loggedIn, customerId } = useSession();
  const { count } = useCartSummary();
  const { features } = useConfig();
  const items: readonly BottomBarItem[] = [
    { href: links.home, label: t('home'), icon: <IconHome size={24} />, current: pathname === links.home },
    {
      href: links.search,
      label: t('search'),
      icon: <IconSearch size={24} />,
      current: pathname === links.search,
    },
    ...(loggedIn && customerId !== ''
      ? [
          {
            href: links.scan,
            label: t('scan'),
            icon: <IconScan size={24} />,
            current: pathname === links.orderPad,
          },
          {
            href: links.orderTemplates,
            label: t('lists'),
            icon: <IconTemplate size={24} />,
            current: pathname.startsWith(links.orderTemplates),
          },
        ]
      : []),
    ...(loggedIn
      ? [
          {
            href: links.cart,
            label: t('cart'),
            icon: <IconShoppingCart size={24} />,
            current: pathname.startsWith(links.cart),
            count,
            countLabel: t('cartCount', { count }),
          },
        ]
      : []),
  ];
  return <BottomBar items={items.filter(({ href }) => isKnownPage(href, features))} />;
};
