import type { ProductActions } from '@gastroshop/ui/product';
import type { ProductContext } from '../product';
import type { ListItem } from './list-items';

/** What a list of articles takes, as table or as tiles. */
export interface ProductListProps {
  /** Name of the list for screen readers. */
  readonly label: string;
  readonly items: readonly ListItem[];
  readonly context: ProductContext;
  readonly actions: ProductActions;
  /** Whether there is anything to order with. */
  readonly withOrder: boolean;
}
