import { Button } from '@gastroshop/ui/button';
import { Link } from '@gastroshop/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session';
import { useGateway } from '../../shop';
import styles from './sign-in-hint.module.css';

/** What the hint takes. */
export interface SignInHintProps {
  /** The address to come back to. */
  readonly target: string;
}

/** In place of price and order control: sign on, or choose a customer, and come back here. */
export const SignInHint = ({ target }: SignInHintProps): ReactNode => {
  const { t } = useTranslation('storefront-product-detail');
  const { paths } = useGateway();
  const { loggedIn } = useSession();
  return (
    <div className={styles['hint']}>
      <h2 className={styles['title']}>{t('signOnTitle')}</h2>
      <p className={styles['text']}>{t(loggedIn ? 'chooseCustomer' : 'signOn')}</p>
      <Button
        variant="filled"
        size="large"
        wide
        render={({ className, children }) => (
          <Link className={className} href={loggedIn ? paths.customers(target) : paths.signOn(target)}>
            {children}
          </Link>
        )}
      >
        {t(loggedIn ? 'toCustomers' : 'signIn')}
      </Button>
    </div>
  );
};
