import { useEffect, useState, type ReactNode } from 'react';
import { FieldNavigationContext } from './field-navigation-context';
import { createFieldRegistry } from './field-registry';

/** What a group of order controls takes. */
export interface OrderControlGroupProps {
  /** The rows; each order control in them takes part. */
  readonly children: ReactNode;
  /** Rows in the whole list, for lists that render only what is visible; their controls carry `rowIndex`. */
  readonly rowCount?: number | undefined;
  /** Called when the focus is to go to a row that is not rendered; the list scrolls there and renders it. */
  readonly onNeedRow?: ((index: number) => void) | undefined;
}

/**
 * Makes one list of all order controls inside: Enter and the arrow keys travel from amount to amount. It draws nothing
 * and renders no control again when another one changes.
 */
export const OrderControlGroup = ({ children, rowCount, onNeedRow }: OrderControlGroupProps): ReactNode => {
  const [registry] = useState(createFieldRegistry);
  useEffect(() => {
    registry.describe({ rowCount, onNeedRow });
  }, [registry, rowCount, onNeedRow]);
  return <FieldNavigationContext value={registry}>{children}</FieldNavigationContext>;
};
