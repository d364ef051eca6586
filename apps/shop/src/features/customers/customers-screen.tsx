import { CustomerSelector } from '@gastroshop/storefront/session';
import { useTracking } from '@gastroshop/storefront/tracking';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';

/** The page of the customer selector; a choice is tracked and leads on to the target route (SEL-5). */
export const CustomersScreen = (): ReactNode => {
  const track = useTracking();
  const [parameters] = useSearchParams();
  return (
    <CustomerSelector
      targetRoute={parameters.get('targetRoute') ?? undefined}
      onChosen={() => {
        track({ kind: 'action', category: 'profile', action: 'choose customer' });
      }}
    />
  );
};
