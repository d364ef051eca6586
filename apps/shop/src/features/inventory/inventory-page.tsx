import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { InventoryScreen } from './inventory-screen';

/** Stock-taking; the address says whether the list, one inventory or the one that is being counted is shown. */
export const InventoryPage = (): ReactNode => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <InventoryScreen
      app="shop"
      address={search}
      onAddressChange={(address) => {
        void navigate({ pathname, search: address });
      }}
    />
  );
};
