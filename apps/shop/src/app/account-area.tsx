import { useConfig } from '@gastroshop/app-shell/environment';
import { Link } from '@gastroshop/ui/link';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import styles from './account-area.module.css';
import { isAccountRoute, accountNavItems } from './account-nav';

/** The pages under "My area" with the ways between them: a column on wide screens, a line to scroll on others. */
export const AccountArea = (): ReactNode => {
  const { t } = useTranslation('shop-my-area');
  const { features } = useConfig();
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // In the line of a phone the page one is on may be out of sight.
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <div className={styles['area']}>
      <nav className={styles['side']} aria-label={t('area')}>
        <p className={styles['title']} aria-hidden>
          {t('area')}
        </p>
        <ul ref={list} className={styles['ways']}>
          {accountNavItems(features).map((way) => {
            const { href, name, icon: Icon } = way;
            return (
              <li key={href}>
                <Link
                  href={href}
                  className={styles['way']}
                  aria-current={isAccountRoute(way, pathname) ? 'page' : undefined}
                >
                  <Icon size={18} />
                  {t(name)}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <div className={styles['page']}>
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </div>
    </div>
  );
};
