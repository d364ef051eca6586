import { useTranslation } from 'react-i18next';
import { signOut } from './sign-out';
import { usePageTitle } from '../shop';
import { Button } from '@gastroshop/ui/button';
import { CrateDrawing } from '@gastroshop/ui/feedback';
import { IconBuildingStore, IconLogout } from '@gastroshop/ui/icons';
import type { ReactNode } from 'react';
import { useHomeShop } from './use-home-shop';
import styles from './wrong-tenant.module.css';

/** Somebody in the wrong shop: says so, offers the sign-out and, where it is known, the way to the right one (TEN-4). */
export const WrongTenant = (): ReactNode => {
  const { t } = useTranslation('messages');
  const rightShop = useHomeShop();
  usePageTitle(t('wrongTenantTitle'));
  return (
    <section className={styles['page']}>
      <div className={styles['drawing']} aria-hidden>
        <CrateDrawing />
      </div>
      <h1 className={styles['title']}>{t('wrongTenantTitle')}</h1>
      <p className={styles['text']}>{t('wrongTenant')}</p>
      <div className={styles['actions']}>
        {rightShop !== undefined && (
          <Button
            variant="filled"
            size="large"
            icon={<IconBuildingStore size={20} />}
            render={({ className, children }) => (
              <a className={className} href={rightShop}>
                {children}
              </a>
            )}
          >
            {t('wrongTenantRightShop')}
          </Button>
        )}
        <Button
          variant={rightShop === undefined ? 'filled' : 'outline'}
          size="large"
          icon={<IconLogout size={20} />}
          onClick={signOut}
        >
          {t('signOut')}
        </Button>
      </div>
    </section>
  );
};
