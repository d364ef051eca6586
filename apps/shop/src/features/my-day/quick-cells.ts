import type { Inventory, OverviewOrder, ShopFeature } from '@gastroshop/api-contract';
import type { IconComponent } from '@gastroshop/ui/icons';
import {
  IconChecklist,
  IconClipboardList,
  IconFileText,
  IconList,
  IconRefresh,
  IconTemplate,
} from '@gastroshop/ui/icons';
import type { TemplateOfDay } from './template-of-day';

/** What a cell of the row leads to. */
export type QuickCell =
  /** No order: not known yet. */
  | { readonly kind: 'REPEAT'; readonly order?: OverviewOrder | undefined }
  /** No number: not known yet. */
  | { readonly kind: 'ESSENTIALS'; readonly due?: number | undefined }
  | { readonly kind: 'TEMPLATE'; readonly found?: TemplateOfDay | undefined }
  | { readonly kind: 'INVENTORY'; readonly inventory?: Inventory | undefined }
  | { readonly kind: 'ORDER_PAD' | 'FLYERS' };

/** What the row is made from: undefined while it is not known, null where there is none. */
export interface QuickCellsInput {
  readonly order: OverviewOrder | null | undefined;
  readonly due: number | undefined;
  readonly found: TemplateOfDay | null | undefined;
  readonly inventory: Inventory | null | undefined;
}

const CELLS = 4;

/** The sign of each kind of cell. */
export const QUICK_ICONS: Readonly<Record<QuickCell['kind'], IconComponent>> = {
  REPEAT: IconRefresh,
  ESSENTIALS: IconChecklist,
  TEMPLATE: IconTemplate,
  INVENTORY: IconClipboardList,
  ORDER_PAD: IconList,
  FLYERS: IconFileText,
};

/** Parts that a shop may do without, by the cell that leads to each. */
const PARTS: Partial<Readonly<Record<QuickCell['kind'], ShopFeature>>> = {
  ESSENTIALS: 'ESSENTIALS',
  TEMPLATE: 'ORDER_TEMPLATES',
  INVENTORY: 'INVENTORY',
  ORDER_PAD: 'ORDER_PAD',
};

/**
 * The four cells of the row, never three: what a customer does not have gives its place to the pad, then to the flyers.
 * Fewer where the shop does without parts.
 */
export const quickCells = (
  { order, due, found, inventory }: QuickCellsInput,
  has: (feature: ShopFeature) => boolean,
): readonly QuickCell[] => {
  const cells: readonly (QuickCell | false)[] = [
    order !== null && { kind: 'REPEAT', order },
    { kind: 'ESSENTIALS', due },
    found !== null && { kind: 'TEMPLATE', found },
    inventory !== null && { kind: 'INVENTORY', inventory },
    { kind: 'ORDER_PAD' },
    { kind: 'FLYERS' },
    // Of a customer who has nothing yet.
    found === null && { kind: 'TEMPLATE' },
  ];
  return cells
    .filter((cell) => cell !== false)
    .filter(({ kind }) => {
      const part = PARTS[kind];
      return part === undefined || has(part);
    })
    .slice(0, CELLS);
};
