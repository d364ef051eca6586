import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { InventoryView } from './inventory-view';

/** Stock-taking; the address says whether the list, one inventory or the one that is being counted is shown. */
export const InventoryScreen = (): ReactNode => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <InventoryView
      app="shop"
      address={search}
      onAddressChange={(address) => {
        void navigate({ pathname, search: address });
      }}
    />
  );
};
