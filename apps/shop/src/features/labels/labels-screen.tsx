import { createBrowserStorage, scopedKey, useGateway } from '@gastroshop/storefront/shop';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { LabelsView } from './labels-view';

const storage = createBrowserStorage(() => localStorage);

/** The label list of the user for the customer; the address says how it is sorted. */
export const LabelsScreen = (): ReactNode => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { scope } = useGateway();
  return (
    <LabelsView
      // Another customer has another list, and other amounts.
      key={scopedKey(scope).join(' ')}
      address={search}
      storage={storage}
      onAddressChange={(address) => {
        void navigate({ pathname, search: address });
      }}
    />
  );
};
