import clsx from 'clsx';
import type { ReactNode } from 'react';
import classes from './page-header.module.css';

/** What the page header takes: a slot for each of its parts; a part left out closes up. */
export interface PageHeaderProps {
  /** Logo and branch, see `HeaderBrand`. */
  readonly brand: ReactNode;
  /** The search box. */
  readonly search?: ReactNode;
  /** The current customer, see `CustomerButton`; phones have the `CustomerStrip`. */
  readonly customer?: ReactNode;
  /** Notifications and what else has a small button. */
  readonly notifications?: ReactNode;
  /** The cart, see `CartButton`; phones have it in the bottom bar. */
  readonly cart?: ReactNode;
  /** The main navigation, see `HeaderNavigation`; phones have the bottom bar. */
  readonly navigation?: ReactNode;
  /** The next order deadline, see `DeadlineBar`; on phones with the `CustomerStrip` before it. */
  readonly deadline?: ReactNode;
  /** A state of the whole shop, see `OfflineBanner`. */
  readonly state?: ReactNode;
}

/** The page's head: two rows on desktops, one and a strip on phones. */
export const PageHeader = ({
  brand,
  search,
  customer,
  notifications,
  cart,
  navigation,
  deadline,
  state,
}: PageHeaderProps): ReactNode => (
  <header
    className={clsx(
      classes['header'],
      navigation === undefined && deadline === undefined && classes['plain'],
    )}
  >
    <div className={classes['brand']}>{brand}</div>
    {search !== undefined && <div className={classes['search']}>{search}</div>}
    <div className={classes['tools']}>
      {customer !== undefined && <div className={classes['customer']}>{customer}</div>}
      {notifications}
      {cart !== undefined && <div className={classes['cart']}>{cart}</div>}
    </div>
    {(navigation !== undefined || deadline !== undefined) && (
      <div className={classes['second']}>
        {navigation !== undefined && <div className={classes['navigation']}>{navigation}</div>}
        {deadline !== undefined && <div className={classes['deadline']}>{deadline}</div>}
      </div>
    )}
    {state !== undefined && <div className={classes['state']}>{state}</div>}
  </header>
);
