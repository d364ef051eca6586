import { defineTexts } from '@gastroshop/i18n';

/** Words of dialogs and sheets. */
export const overlayTexts = defineTexts('ui-overlay', {
  de: { close: 'Schließen', cancel: 'Abbrechen' },
  en: { close: 'Close', cancel: 'Cancel' },
});
