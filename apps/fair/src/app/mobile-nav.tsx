import { useCartSummary } from '@gastroshop/storefront/cart';
import { useSession } from '@gastroshop/storefront/session';
import { useGateway } from '@gastroshop/storefront/shop';
import { BottomBar, type BottomBarItem } from '@gastroshop/ui/layout';
import { IconBuildingStore, IconHistory, IconHome, IconSearch, IconShoppingCart } from '@gastroshop/ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useFairClosed } from './fair-context';
import { mainShopLinks } from './links';
import { useNavigationItems } from './use-navigation-items';

/** The ways phones need most at a fair. */
export const MobileNav = (): ReactNode => {
  const { t } = useTranslation('fair-app');
  const { paths } = useGateway();
  const { pathname } = useLocation();
  const { loggedIn, customerId } = useSession();
  const { count } = useCartSummary();
  const ways = useNavigationItems();
  const isClosed = useFairClosed();
  const icons = new Map([
    [paths.home, { label: t('home'), icon: <IconHome size={24} /> }],
    [paths.search(), { label: t('search'), icon: <IconSearch size={24} /> }],
  ]);
  const items: readonly BottomBarItem[] = [
    ...ways
      .filter(({ href }) => href !== mainShopLinks.home)
      .map(({ href, current }) => ({
        href,
        current,
        ...(icons.get(href) ?? { label: t('historyShort'), icon: <IconHistory size={24} /> }),
      })),
    ...(loggedIn && customerId !== '' && !isClosed
      ? [
          {
            href: paths.cart,
            label: t('cart'),
            icon: <IconShoppingCart size={24} />,
            current: pathname.startsWith(paths.cart),
            count,
            countLabel: t('cartCount', { count }),
          },
        ]
      : []),
    { href: mainShopLinks.home, label: t('toShopShort'), icon: <IconBuildingStore size={24} /> },
  ];
  return <BottomBar items={items} />;
};
