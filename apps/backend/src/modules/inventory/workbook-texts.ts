import { defineNamespace } from '@gastroshop/i18n';
import type { InventoryWorkbookTexts } from '../../i18next-resources';
import de from './texts/inventory-workbook.de.json';
import en from './texts/inventory-workbook.en.json';

/** The words of an inventory's spreadsheet. */
export const workbookTexts = defineNamespace<InventoryWorkbookTexts>('inventory-workbook', { de, en });
