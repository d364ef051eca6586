import type { Locale } from '@gastroshop/i18n';

/** The words of a mail about a changed order. */
export interface ChangeWords {
  readonly subject: (number: string, what: string, shop: string) => string;
  readonly cancelledSubject: (number: string, shop: string) => string;
  readonly intro: (number: string, who: string) => string;
  readonly introOfNobody: (number: string) => string;
  readonly cancelled: (number: string) => string;
  readonly added: string;
  readonly changed: string;
  readonly removed: string;
  readonly changedCount: (count: number) => string;
  readonly before: string;
  readonly now: string;
  readonly difference: string;
  readonly editableUntil: (day: string, time: string) => string;
  readonly whole: string;
}

/** The words in both languages. */
export const CHANGE_WORDS: Readonly<Record<Locale, ChangeWords>> = {
  'de-AT': {
    subject: (number, what, shop) => `Bestellung ${number} geändert: ${what} – ${shop}`,
    cancelledSubject: (number, shop) => `Bestellung ${number} storniert – ${shop}`,
    intro: (number, who) => `Bestellung ${number} wurde von ${who} geändert. Alles andere bleibt.`,
    introOfNobody: (number) => `Bestellung ${number} wurde geändert. Alles andere bleibt.`,
    cancelled: (number) => `Bestellung ${number} ist storniert. Nichts davon wird geliefert.`,
    added: 'Dazu',
    changed: 'Geändert',
    removed: 'Entfernt',
    changedCount: (count) => `${count} geändert`,
    before: 'Bisher',
    now: 'Neu',
    difference: 'Unterschied',
    editableUntil: (day, time) => `Änderbar bis ${day}, ${time} Uhr.`,
    whole: 'Die ganze Bestellung, wie sie jetzt gilt:',
  },
  'en-GB': {
    subject: (number, what, shop) => `Order ${number} changed: ${what} – ${shop}`,
    cancelledSubject: (number, shop) => `Order ${number} cancelled – ${shop}`,
    intro: (number, who) => `Order ${number} was changed by ${who}. Everything else stays.`,
    introOfNobody: (number) => `Order ${number} was changed. Everything else stays.`,
    cancelled: (number) => `Order ${number} is cancelled. Nothing of it will be delivered.`,
    added: 'Added',
    changed: 'Changed',
    removed: 'Removed',
    changedCount: (count) => `${count} changed`,
    before: 'Before',
    now: 'New',
    difference: 'Difference',
    editableUntil: (day, time) => `It can be changed until ${day}, ${time}.`,
    whole: 'The whole order as it is now:',
  },
};
