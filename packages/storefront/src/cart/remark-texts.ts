import { defineTexts } from '@gastroshop/i18n';

/** What is said of note, cost centre and own number of a line. */
export const remarkTexts = defineTexts('storefront-remarks', {
  de: {
    note: 'Notiz',
    noteHint: 'Steht auf Lieferschein und Bestellung.',
    costCentre: 'Kostenstelle',
    ownNumber: 'Eigene Artikelnummer',
    ownNumberShort: 'Ihre Nr. {{number}}',
    edit: 'Notiz und eigene Nummer zu {{name}}',
    save: 'Speichern',
  },
  en: {
    note: 'Note',
    noteHint: 'Printed on the delivery note and the order.',
    costCentre: 'Cost centre',
    ownNumber: 'Own product number',
    ownNumberShort: 'Your no. {{number}}',
    edit: 'Note and own number of {{name}}',
    save: 'Save',
  },
});
