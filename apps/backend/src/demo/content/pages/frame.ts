import type { CustomFooter, Footer, Header } from '@gastroshop/api-contract';
import type { ContentContext } from '../content-context';
import type { Localize } from '../localize';

/** The header's links. */
export const headerOf = ({ demo }: ContentContext, say: Localize): Header => ({
  links: [
    { caption: say('Flugblätter', 'Flyers'), url: '/flyers' },
    { caption: say('Herbstmesse', 'Autumn fair'), url: '/messe', highlighted: true },
    {
      caption: say('Service', 'Service'),
      url: '/page/lieferzeiten',
      children: [
        { caption: say('Lieferzeiten', 'Delivery times'), url: '/page/lieferzeiten' },
        { caption: say('Über uns', 'About us'), url: '/page/ueber-uns' },
        { caption: say('Kontakt', 'Contact'), url: '/contacts' },
        { caption: say('Jobs', 'Jobs'), url: '/jobs' },
      ],
    },
  ],
  notice: say(
    `Herbstmesse bis ${say.day(demo.day(8))}: Wintervorrat bestellen`,
    `Autumn fair until ${say.day(demo.day(8))}: stock up for winter`,
  ),
});

/** The usual footer. */
export const footerOf = ({ branch, demo }: ContentContext, say: Localize): Footer => ({
  linksMain: [
    { caption: say('Über uns', 'About us'), url: '/page/ueber-uns' },
    { caption: say('Lieferzeiten', 'Delivery times'), url: '/page/lieferzeiten' },
    { caption: say('Flugblätter', 'Flyers'), url: '/flyers' },
    { caption: say('Jobs', 'Jobs'), url: '/jobs' },
    { caption: say('Newsletter', 'Newsletter'), url: '/page/newsletter' },
  ],
  linksDisclaimer: [
    { caption: say('Impressum', 'Legal notice'), url: '/page/impressum' },
    { caption: say('AGB', 'Terms'), url: '/page/agb' },
    { caption: say('Datenschutz', 'Privacy'), url: '/page/datenschutz' },
    { caption: say('Cookies', 'Cookies'), url: '/privacy-preferences' },
  ],
  copyrightNotice: `© ${demo.year} ${branch.name}`,
  addressLines: [branch.name, branch.street, `${branch.postCode} ${branch.city}`],
  pickup: say(
    'Abholmarkt: Mo–Fr 6:30–17:00, Sa 7:00–12:00',
    'Cash & carry: Mon–Fri 6:30–17:00, Sat 7:00–12:00',
  ),
  displayTelephone: branch.telephone,
  telephoneUrl: `tel:${branch.telephone.replaceAll(' ', '')}`,
  telephoneTimes: [say('Mo–Fr 6:00–17:00', 'Mon–Fri 6:00–17:00'), say('Sa 7:00–12:00', 'Sat 7:00–12:00')],
  emailAddress: branch.mail,
  globalLinks: [{ caption: say('Kontakt', 'Contact'), url: '/contacts' }],
  privacyPolicyUrl: '/page/datenschutz',
  socialMediaLinks: [],
});

/** The footer of a branch with columns of its own. */
export const customFooterOf = ({ branch }: ContentContext, say: Localize): CustomFooter => ({
  columns: [
    {
      title: branch.name,
      text: `${branch.street}, ${branch.postCode} ${branch.city}`,
      links: [{ caption: branch.telephone, url: `tel:${branch.telephone.replaceAll(' ', '')}` }],
    },
    {
      title: say('Service', 'Service'),
      links: [
        { caption: say('Lieferzeiten', 'Delivery times'), url: '/page/lieferzeiten' },
        { caption: say('Kontakt', 'Contact'), url: '/contacts' },
      ],
    },
    {
      title: say('Rechtliches', 'Legal'),
      links: [
        { caption: say('Impressum', 'Legal notice'), url: '/page/impressum' },
        { caption: say('Datenschutz', 'Privacy'), url: '/page/datenschutz' },
      ],
    },
  ],
});
