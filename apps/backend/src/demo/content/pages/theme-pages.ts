import type { ContentPage } from '@gastroshop/api-contract';
import { skusOf, type ContentContext } from '../content-context';
import { contentImage } from '../images';
import type { Localize } from '../localize';

/** The weeks of game. */
export const gamePage = (at: ContentContext, say: Localize): ContentPage => ({
  meta: { pageTitle: say('Wildwochen', 'Game weeks') },
  introBlock: {
    title: say('Wildwochen', 'Game weeks'),
    teaserText: say(
      'Hirsch, Reh und Wildschwein, dazu alles, was auf den Teller gehört.',
      'Venison, roe deer and wild boar, and everything that belongs on the plate.',
    ),
    image: contentImage('tile-game', say('Wildfleisch und Hirsch', 'Game and a deer')),
  },
  blocks: [
    {
      kind: 'featuredProducts',
      id: 'game',
      title: say('Vom Jäger', 'From the hunter'),
      skus: skusOf(at, ['1105'], 12),
    },
    {
      kind: 'featuredProducts',
      id: 'sides',
      title: say('Dazu', 'To go with it'),
      skus: skusOf(at, ['2102', '2302', '1503'], 12),
    },
    {
      kind: 'textBlock',
      id: 'recipe',
      title: say('Rezept: Hirschragout für 20', 'Recipe: venison ragout for 20'),
      text: say(
        '<p>4 kg Hirschragout scharf anbraten, mit 1 kg Wurzelgemüse und 200 g Tomatenmark rösten, mit 1 l Rotwein ablöschen. Mit Wacholder und Lorbeer zwei Stunden schmoren.</p><ul><li>Dazu: Semmelknödel und Preiselbeeren</li><li>Wein: Blaufränkisch</li></ul>',
        '<p>Brown 4 kg of diced venison, roast with 1 kg of root vegetables and 200 g of tomato purée, deglaze with 1 l of red wine. Braise for two hours with juniper and bay leaves.</p><ul><li>Serve with bread dumplings and lingonberries</li><li>Wine: Blaufränkisch</li></ul>',
      ),
    },
    {
      kind: 'featuredProducts',
      id: 'wines',
      title: say('Der Wein dazu', 'The wine with it'),
      skus: skusOf(at, ['5201'], 6),
    },
  ],
});

/** Who the branch is. */
export const aboutPage = ({ branch }: ContentContext, say: Localize): ContentPage => ({
  meta: { pageTitle: say('Über uns', 'About us') },
  introBlock: {
    title: say(`${branch.name}, Ihr Partner in der Küche`, `${branch.name}, your partner in the kitchen`),
    image: contentImage('tile-kitchen'),
  },
  blocks: [
    {
      kind: 'featureBlocks',
      id: 'features',
      features: [
        {
          title: say('Frische, die ankommt', 'Freshness that arrives'),
          text: say(
            'Drei Temperaturzonen im Lkw, lückenlos gemessen.',
            'Three temperature zones in each lorry, measured all the way.',
          ),
          image: contentImage('tile-delivery'),
        },
        {
          title: say('Aus der Region', 'From the region'),
          text: say(
            'Über 200 Artikel von Bauern der Umgebung.',
            'More than 200 articles from nearby farmers.',
          ),
          image: contentImage('tile-region'),
        },
        {
          title: say('Beratung vor Ort', 'Advice on site'),
          text: say('Unser Außendienst kocht mit Ihnen.', 'Our representatives cook with you.'),
          image: contentImage('tile-kitchen'),
        },
      ],
    },
    {
      kind: 'timeLineBlock',
      id: 'history',
      title: say('Unsere Geschichte', 'Our history'),
      entries: [
        { date: '1954', title: say('Ein Kolonialwarenladen', 'A grocer’s shop') },
        { date: '1978', title: say('Der erste Kühl-Lkw', 'The first refrigerated lorry') },
        { date: '2009', title: say('Bestellen im Internet', 'Ordering online') },
      ],
    },
    {
      kind: 'galleryBlock',
      id: 'gallery',
      images: ['tile-fish', 'tile-bakery', 'tile-coffee', 'tile-vegan'].map((name) => contentImage(name)),
    },
    {
      kind: 'recommendedPartnerBlock',
      id: 'partners',
      title: say('Unsere Marken', 'Our brands'),
      partners: ['Bergwiese', 'Steirerhof', 'Küchenstolz', 'Nordfang', 'Glanzwerk'].map((name) => ({
        name,
        link: { caption: name, url: `/search?brandNames=${name}` },
      })),
    },
  ],
});

/** When lorries come and until when to order. */
export const deliveryPage = ({ branch, demo: { year } }: ContentContext, say: Localize): ContentPage => ({
  meta: { pageTitle: say('Lieferzeiten', 'Delivery times') },
  introBlock: {
    title: say('Lieferzeiten und Feiertage', 'Delivery times and holidays'),
    image: contentImage('tile-delivery'),
  },
  blocks: [
    { kind: 'heading', id: 'h', text: say('Bestellschluss', 'Order deadline'), level: 2 },
    {
      kind: 'textBlock',
      id: 't',
      text: say(
        '<p>Die meisten Touren schließen am Vortag um <strong>16 Uhr</strong>. Fisch bestellen Sie bitte bis 10 Uhr, frisches Fleisch bis 13 Uhr.</p>',
        '<p>Most routes close at <strong>16:00</strong> the day before. Please order fish by 10:00 and fresh meat by 13:00.</p>',
      ),
    },
    { kind: 'heading', id: 'h2', text: say('Feiertage', 'Holidays'), level: 2 },
    {
      kind: 'textBlock',
      id: 't2',
      text: say(
        `<p>Am 26. Oktober, am 25. und 26. Dezember ${year} sowie am 1. Jänner ${year + 1} stellen wir nicht zu. Ersatztage stehen im Lieferkalender.</p><p>Fragen: ${branch.telephone}</p>`,
        `<p>We do not deliver on 26 October, 25 and 26 December ${year} or 1 January ${year + 1}. Replacement days are in the delivery calendar.</p><p>Questions: ${branch.telephone}</p>`,
      ),
    },
  ],
});

/** A page only for those who signed in. */
export const membersPage = (at: ContentContext, say: Localize): ContentPage => ({
  meta: { pageTitle: say('Für Kunden', 'For customers'), blockRobots: true },
  introBlock: {
    title: say('Nur für unsere Kunden', 'For our customers only'),
    teaserText: say('Vorschau auf die Angebote des nächsten Monats.', 'A preview of next month’s offers.'),
  },
  blocks: [{ kind: 'featuredProducts', id: 'preview', skus: skusOf(at, ['34', '14', '42'], 9) }],
});

/** A page that is not published yet. */
export const draftPage = (_at: ContentContext, say: Localize): ContentPage => ({
  meta: { pageTitle: say('Osterfrühstück (Entwurf)', 'Easter breakfast (draft)') },
  introBlock: {
    title: say('Osterfrühstück', 'Easter breakfast'),
    teaserText: say(
      'Eier, Schinken und Pinze: erscheint vor Ostern.',
      'Eggs, ham and sweet bread: to appear before Easter.',
    ),
    image: contentImage('tile-bakery'),
  },
  blocks: [
    {
      kind: 'textBlock',
      id: 'text',
      text: say('<p>Noch nicht veröffentlicht.</p>', '<p>Not published yet.</p>'),
    },
  ],
});
