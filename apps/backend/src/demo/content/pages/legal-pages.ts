import type { ContentPage } from '@gastroshop/api-contract';
import type { ContentContext } from '../content-context';
import type { Localize } from '../localize';

const textPage = (title: string, text: string): ContentPage => ({
  meta: { pageTitle: title, blockRobots: true },
  introBlock: { title },
  blocks: [{ kind: 'textBlock', id: 'text', text }],
});

/** Who is behind the shop. */
export const imprintPage = ({ branch }: ContentContext, say: Localize): ContentPage =>
  textPage(
    say('Impressum', 'Legal notice'),
    say(
      `<p>${branch.name} (Demonstration)<br>${branch.street}, ${branch.postCode} ${branch.city}<br>Telefon ${branch.telephone}, ${branch.mail}</p><p>Firma, Menschen und Preise sind erfunden.</p>`,
      `<p>${branch.name} (demonstration)<br>${branch.street}, ${branch.postCode} ${branch.city}<br>Telephone ${branch.telephone}, ${branch.mail}</p><p>Company, people and prices are made up.</p>`,
    ),
  );

/** What is kept of visitors. */
export const privacyPage = (_at: ContentContext, say: Localize): ContentPage =>
  textPage(
    say('Datenschutz', 'Privacy'),
    say(
      '<p>Diese Demonstration speichert nur, was Sie eingeben, und nur auf diesem Rechner. Statistik wird erst nach Ihrer Zustimmung gezählt.</p><p>Sind Sie angemeldet, merkt sich der Shop Ihre letzten dreißig Suchen, die etwas gefunden haben, und bietet sie nur Ihnen wieder an; in der Suche können Sie einzelne oder alle ausblenden.</p><p><a href="/privacy-preferences">Cookie-Einstellungen ändern</a></p>',
      '<p>This demonstration stores only what you enter, and only on this machine. Statistics are counted only with your consent.</p><p>While you are signed in, the shop remembers your last thirty searches that found something and offers them to you alone; in the search you can hide single ones or all of them.</p><p><a href="/privacy-preferences">Change cookie settings</a></p>',
    ),
  );

/** Terms of business. */
export const termsPage = ({ branch }: ContentContext, say: Localize): ContentPage =>
  textPage(
    say('Allgemeine Geschäftsbedingungen', 'Terms and conditions'),
    say(
      `<p>Alle Preise verstehen sich netto in Euro, exklusive Umsatzsteuer und Pfand. ${branch.name} liefert nur an Unternehmer.</p><p>Wiegeartikel werden nach tatsächlichem Gewicht verrechnet.</p>`,
      `<p>All prices are net in euro, excluding VAT and deposit. ${branch.name} supplies businesses only.</p><p>Weighed articles are billed by their actual weight.</p>`,
    ),
  );
