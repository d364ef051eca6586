import { defineNamespace } from '@gastroshop/i18n';
import type { DatasheetTexts } from '../../i18next-resources';
import de from './texts/datasheet.de.json';
import en from './texts/datasheet.en.json';

/** Words of datasheets; names of allergens, nutrients, packaging and wine facts have their key in the name. */
export const datasheetTexts = defineNamespace<DatasheetTexts>('datasheet', { de, en });
