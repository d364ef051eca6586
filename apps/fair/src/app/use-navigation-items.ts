import { quantityHistoryRedirect } from '@gastroshop/identity';
import { useSession } from '@gastroshop/storefront/session';
import { useGateway } from '@gastroshop/storefront/shop';
import type { NavigationItem } from '@gastroshop/ui/layout';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useFair, useFairClosed } from './fair-context';
import { mainShopLinks } from './links';

/** The ways of the fair's navigation; the quantities of last year where the fair adds them up. */
export const useNavigationItems = (): readonly NavigationItem[] => {
  const { t } = useTranslation('fair-app');
  const { scope, paths } = useGateway();
  const { customerId } = useSession();
  const { pathname } = useLocation();
  const known = useFair();
  const isClosed = useFairClosed();
  if (scope.place.kind !== 'FAIR') return [];
  const { fairCode } = scope.place;
  const { quantityHistory } = paths;
  const fair = known.kind === 'KNOWN' && !isClosed ? known.fair : undefined;
  const hasHistory =
    fair !== undefined && customerId !== '' && quantityHistoryRedirect({ ...fair, fairCode }) === undefined;
  return [
    { href: paths.home, label: t('start'), current: pathname === paths.home },
    ...(fair !== undefined
      ? [{ href: paths.search(), label: t('assortment'), current: pathname === paths.search() }]
      : []),
    ...(hasHistory && quantityHistory !== undefined
      ? [{ href: quantityHistory, label: t('history'), current: pathname === quantityHistory }]
      : []),
    { href: mainShopLinks.home, label: t('toShop') },
  ];
};
