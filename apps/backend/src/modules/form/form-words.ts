import type { Locale } from '@gastroshop/i18n';

/** What is said beside a field, where the form has no words of its own. */
interface FormWords {
  readonly required: string;
  readonly pattern: string;
  readonly tooLong: (letters: number) => string;
  readonly oneLine: string;
  readonly oneValue: string;
  readonly choice: string;
  readonly unknownField: string;
  readonly twice: string;
}

/** The words in both languages. */
export const FORM_WORDS: Readonly<Record<Locale, FormWords>> = {
  'de-AT': {
    required: 'Bitte füllen Sie dieses Feld aus.',
    pattern: 'Bitte prüfen Sie diese Angabe.',
    tooLong: (letters) => `Bitte schreiben Sie höchstens ${letters} Zeichen.`,
    oneLine: 'Bitte schreiben Sie nur eine Zeile.',
    oneValue: 'Bitte machen Sie nur eine Angabe.',
    choice: 'Bitte wählen Sie aus der Liste.',
    unknownField: 'Das Formular hat kein solches Feld.',
    twice: 'Dieses Feld wurde zweimal gesendet.',
  },
  'en-GB': {
    required: 'Please fill in this field.',
    pattern: 'Please check this entry.',
    tooLong: (letters) => `Please write at most ${letters} characters.`,
    oneLine: 'Please write one line only.',
    oneValue: 'Please give one answer only.',
    choice: 'Please choose from the list.',
    unknownField: 'The form has no such field.',
    twice: 'This field was sent twice.',
  },
};
