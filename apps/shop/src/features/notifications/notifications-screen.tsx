import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { NotificationsView } from './notifications-view';

/** What the branch has to tell; the address says which notifications. */
export const NotificationsScreen = (): ReactNode => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <NotificationsView
      address={search}
      onAddressChange={(address) => {
        void navigate({ pathname, search: address });
      }}
    />
  );
};
