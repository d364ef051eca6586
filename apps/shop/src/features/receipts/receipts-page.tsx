import { ReceiptsScreen } from '@gastroshop/storefront/receipts';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Invoices, delivery notes, credit notes and order receipts; the address says which. */
export const ReceiptsPage = (): ReactNode => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <ReceiptsScreen
      address={search}
      onAddressChange={(address) => {
        void navigate({ pathname, search: address });
      }}
    />
  );
};
