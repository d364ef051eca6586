import { useSession } from '@gastroshop/storefront/session';
import { useGateway } from '@gastroshop/storefront/shop';
import { ErrorState } from '@gastroshop/ui/feedback';
import { lazy, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useFair, useFairStore } from './fair-context';
import { useFairAccess } from './use-fair-access';

const RefusalPage = lazy(async () => ({
  default: (await import('../features/access-denied')).AccessDeniedScreen,
}));
const ChooseCustomer = lazy(async () => ({ default: (await import('./choose-customer')).ChooseCustomer }));

/** What the gate takes. */
export interface FairGateProps {
  readonly children: ReactNode;
}

/** Lets nobody in whom the fair does not admit, and says why (FAI-3). */
export const FairGate = ({ children }: FairGateProps): ReactNode => {
  const { t } = useTranslation('fair-app');
  const terms = useFairStore();
  const known = useFair();
  const { loggedIn, customerId } = useSession();
  const { paths } = useGateway();
  const { pathname } = useLocation();
  const refusal = useFairAccess();
  if (known.kind === 'ASKING') return null;
  if (known.kind === 'UNREACHABLE')
    return (
      <ErrorState title={t('unreachable')} headingLevel={1} onRetry={() => void terms.ask()}>
        {t('unreachableText')}
      </ErrorState>
    );
  if (refusal !== undefined) return <RefusalPage reason={refusal} />;
  // Several lead to the choice before the page; this is for those to whom none is assigned.
  const isOpenToAll = pathname === paths.home || pathname.startsWith(`${paths.home}page/`);
  if (loggedIn && customerId === '' && !isOpenToAll) return <ChooseCustomer />;
  return children;
};
