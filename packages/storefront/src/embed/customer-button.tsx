import { Button, type ButtonProps } from '@gastroshop/ui/button';
import { IconUsers } from '@gastroshop/ui/icons';
import { lazy, type ReactNode, Suspense, useState } from 'react';

/** The table of customers comes when somebody wants to choose: most users of a site have one customer. */
const CustomerDialog = lazy(() => import('./customer-dialog'));

/** What the button takes. */
export interface CustomerButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'wide'> {
  readonly children: string;
}

/** Opens the choice of the customer one orders for. */
export const CustomerButton = ({ children, ...look }: CustomerButtonProps): ReactNode => {
  const [isOpened, setIsOpened] = useState(false);
  // Once there, it stays: closing is shown, and the focus finds its way back.
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <Button
        icon={<IconUsers size={18} />}
        {...look}
        onClick={() => {
          setWasOpened(true);
          setIsOpened(true);
        }}
      >
        {children}
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <CustomerDialog
            opened={isOpened}
            onClose={() => {
              setIsOpened(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
};
