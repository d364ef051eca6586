import { defineNamespace } from '@gastroshop/i18n';
import type { UiOverlayTexts } from '../i18next-resources';
import de from './texts/ui-overlay.de.json';
import en from './texts/ui-overlay.en.json';

/** Words of dialogs and sheets. */
export const overlayTexts = defineNamespace<UiOverlayTexts>('ui-overlay', { de, en });
