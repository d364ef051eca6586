import { defineTexts } from '@gastroshop/i18n';

/** Words of messages, empty lists and failures. */
export const feedbackTexts = defineTexts('ui-feedback', {
  de: {
    messages: 'Meldungen',
    close: 'Meldung schließen',
    logEmpty: 'Noch keine Meldungen in dieser Sitzung.',
    retry: 'Nochmals versuchen',
    reference: 'Kennung für Rückfragen: {{id}}',
    loading: 'Wird geladen',
    good: 'Erledigt',
    warning: 'Hinweis',
    error: 'Fehler',
    info: 'Information',
  },
  en: {
    messages: 'Messages',
    close: 'Close message',
    logEmpty: 'No messages in this session yet.',
    retry: 'Try again',
    reference: 'Reference for questions: {{id}}',
    loading: 'Loading',
    good: 'Done',
    warning: 'Please note',
    error: 'Error',
    info: 'Information',
  },
});
