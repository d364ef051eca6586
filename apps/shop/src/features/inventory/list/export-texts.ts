import { defineNamespace } from '@gastroshop/i18n';
import type { InventoryExportTexts } from '../../../i18next-resources';
import de from './texts/inventory-export.de.json';
import en from './texts/inventory-export.en.json';

/** What the export says. */
export const exportTexts = defineNamespace<InventoryExportTexts>('inventory-export', { de, en });
