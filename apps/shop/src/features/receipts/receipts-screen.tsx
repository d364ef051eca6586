import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ReceiptsView } from './receipts-view';

/** Invoices, delivery notes, credit notes and order receipts; the address says which. */
export const ReceiptsScreen = (): ReactNode => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <ReceiptsView
      address={search}
      onAddressChange={(address) => {
        void navigate({ pathname, search: address });
      }}
    />
  );
};
