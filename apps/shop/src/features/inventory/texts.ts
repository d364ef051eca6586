import { defineNamespace } from '@gastroshop/i18n';
import type { InventoryTexts } from '../../i18next-resources';
import de from './texts/inventory.de.json';
import en from './texts/inventory.en.json';

/** What the inventories say, list and details. */
export const inventoryTexts = defineNamespace<InventoryTexts>('inventory', { de, en });
