import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { NotificationsScreen } from './notifications-screen';

/** What the branch has to tell; the address says which notifications. */
export const NotificationsPage = (): ReactNode => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <NotificationsScreen
      address={search}
      onAddressChange={(address) => {
        void navigate({ pathname, search: address });
      }}
    />
  );
};
