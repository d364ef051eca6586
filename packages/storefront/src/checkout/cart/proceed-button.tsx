import { Button } from '@gastroshop/ui/button';
import { IconArrowRight } from '@gastroshop/ui/icons';
import { Link } from '@gastroshop/ui/link';
import type { ReactNode } from 'react';
import { useGateway } from '../../shop';

/** What the next step takes. */
export interface ProceedButtonProps {
  /** Something has to be decided before; it is said beside the button. */
  readonly disabled: boolean;
  /** Takes the whole width. */
  readonly wide: boolean;
  readonly children: string;
}

/** The way from the cart to the delivery. */
export const ProceedButton = ({ disabled, wide, children: label }: ProceedButtonProps): ReactNode => {
  const { paths } = useGateway();
  if (disabled) {
    return (
      <Button variant="filled" size="large" wide={wide} disabled>
        {label}
      </Button>
    );
  }
  return (
    <Button
      variant="filled"
      size="large"
      wide={wide}
      iconAfter={<IconArrowRight size={18} />}
      render={({ className, children }) => (
        <Link className={className} href={paths.delivery}>
          {children}
        </Link>
      )}
    >
      {label}
    </Button>
  );
};
