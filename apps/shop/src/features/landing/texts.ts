import { defineTexts } from '@gastroshop/i18n';

/** What the landing page says besides its heading. */
export const landingTexts = defineTexts('shop-landing', {
  de: {
    lead: 'Wählen Sie Ihren Markt: Dort finden Sie Sortiment, Öffnungszeiten und Ihre Ansprechpartner.',
    visit: 'Zur Seite des Markts',
  },
  en: {
    lead: 'Choose your market to see what it offers, when it is open and who is there for you.',
    visit: 'Visit the market’s site',
  },
});
