import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ReceiptsScreen } from './receipts-screen';

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
