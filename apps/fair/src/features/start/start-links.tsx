import { formatCount } from '@gastroshop/ui/format';
import { useCartSummary } from '@gastroshop/storefront/cart';
import { usePriceVisibility } from '@gastroshop/storefront/session';
import { LazySlot, useGateway } from '@gastroshop/storefront/shop';
import { IconHistory, IconSearch, IconShoppingCart, IconUser } from '@gastroshop/ui/icons';
import { lazy, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './start-screen.module.css';
import { StartLink } from './start-link';

// Sums bring the decimals along; the ways stand before.
const CartSum = lazy(async () => ({ default: (await import('./cart-sum')).CartSum }));

/** What the ways on take. */
export interface StartLinksProps {
  /** Whether the fair tells what was ordered earlier. */
  readonly withHistory: boolean;
  /** Articles the fair sells; undefined until it is known. */
  readonly count: number | undefined;
}

/** Where to begin: last year's amounts, the search, the cart; visitors sign in first. */
export const StartLinks = ({ withHistory, count }: StartLinksProps): ReactNode => {
  const { t } = useTranslation('fair-start');
  const { paths, scope, cart } = useGateway();
  const { prices } = usePriceVisibility();
  const summary = useCartSummary();
  const history = paths.quantityHistory;
  return (
    <ul className={styles['ways']}>
      {cart === undefined && (
        <StartLink
          href={scope.userId === '' ? paths.signOn(paths.home) : paths.customers(paths.home)}
          icon={<IconUser size={22} />}
          title={t(scope.userId === '' ? 'signIn' : 'chooseCustomer')}
          text={t(scope.userId === '' ? 'signInText' : 'chooseCustomerText')}
          loud
        />
      )}
      {withHistory && cart !== undefined && history !== undefined && (
        <StartLink
          href={history}
          icon={<IconHistory size={22} />}
          title={t('earlier')}
          text={t('earlierText')}
          loud
        />
      )}
      <StartLink
        href={paths.search()}
        icon={<IconSearch size={22} />}
        title={t('allArticles')}
        text={
          count === undefined
            ? ' '
            : t(prices ? 'searchText' : 'searchTextPlain', { count, shown: formatCount(count) })
        }
      />
      {cart !== undefined && (
        <StartLink
          href={paths.cart}
          icon={<IconShoppingCart size={22} />}
          title={t('cart')}
          text={
            summary.count === 0 ? (
              t('cartEmpty')
            ) : (
              <>
                {t('positions', { count: summary.count })}
                {prices && (
                  <LazySlot>
                    <CartSum />
                  </LazySlot>
                )}
              </>
            )
          }
        />
      )}
    </ul>
  );
};
