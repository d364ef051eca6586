import { defineNamespace } from '@gastroshop/i18n';
import type { UiScannerTexts } from '../i18next-resources';
import de from './texts/ui-scanner.de.json';
import en from './texts/ui-scanner.en.json';

/** What the scanner says. */
export const scannerTexts = /* @__PURE__ */ defineNamespace<UiScannerTexts>('ui-scanner', { de, en });
