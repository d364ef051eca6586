import type { ContentPage } from '@gastroshop/api-contract';
import { categoryImage, recommendedSkus, skusOf, type ContentContext } from '../content-context';
import { contentImage } from '../images';
import type { Localize } from '../localize';

/** The page a branch receives its visitors with. */
export const startPage = (at: ContentContext, say: Localize): ContentPage => {
  const { branch, demo, fair } = at;
  return {
    meta: {
      pageTitle: branch.name,
      description: say(
        `${branch.name}: frische Lebensmittel, Getränke und Küchenbedarf für Gastronomie und Handel.`,
        `${branch.name}: fresh food, drinks and kitchen supplies for restaurants and retailers.`,
      ),
    },
    introBlock: {
      title: say(
        'Hirsch, Reh und Maroni aus heimischen Revieren',
        'Venison, roe deer and chestnuts from Austrian forests',
      ),
      secondaryTitle: say(
        `Wildwochen bis ${say.day(demo.day(15))}`,
        `Game weeks until ${say.day(demo.day(15))}`,
      ),
      teaserText: say(
        'Vom Waldviertler Wildbret bis zum Preiselbeerkompott: bis Freitag vorbestellt, am Montag geliefert.',
        'From Waldviertel game to lingonberry compote: ordered by Friday, delivered on Monday.',
      ),
      image: contentImage(
        `hero-${branch.tenant.toLowerCase()}`,
        say('Gedeckter Tisch mit Wild, Pilzen und Rotwein', 'Table with game, mushrooms and red wine'),
      ),
    },
    blocks: [
      {
        kind: 'buttonBlocks',
        id: 'hero-buttons',
        buttons: [
          {
            caption: say('Zu den Wildwochen', 'See the game weeks'),
            url: '/page/wildwochen',
            highlighted: true,
          },
          { caption: say('Flugblatt der Woche', 'This week’s flyer'), url: '/flyers' },
        ],
      },
      {
        kind: 'featuredProducts',
        id: 'recommended',
        title: say(
          `Unsere Empfehlungen bis ${say.day(demo.day(4))}`,
          `Our recommendations until ${say.day(demo.day(4))}`,
        ),
        skus: recommendedSkus(at, 12),
        link: {
          caption: say('Alle Empfehlungen', 'All recommendations'),
          url: '/search?virtualCategories=V1',
        },
      },
      {
        kind: 'circleLinks',
        id: 'ranges',
        links: [
          {
            image: categoryImage(at, '11'),
            link: { caption: say('Fleisch & Geflügel', 'Meat & poultry'), url: '/search?categoryId=11' },
          },
          {
            image: categoryImage(at, '13'),
            link: { caption: say('Fisch & Meer', 'Fish & seafood'), url: '/search?categoryId=13' },
          },
          {
            image: categoryImage(at, '14'),
            link: { caption: say('Molkerei & Eier', 'Dairy & eggs'), url: '/search?categoryId=14' },
          },
          {
            image: categoryImage(at, '15'),
            link: { caption: say('Obst & Gemüse', 'Fruit & vegetables'), url: '/search?categoryId=15' },
          },
          {
            image: categoryImage(at, '2'),
            link: { caption: say('Tiefkühl', 'Frozen'), url: '/search?categoryId=2' },
          },
          {
            image: categoryImage(at, '5'),
            link: { caption: say('Wein & Sekt', 'Wine & sparkling'), url: '/search?categoryId=5' },
          },
        ],
      },
      {
        kind: 'teaserTiles',
        id: 'teasers',
        tiles: [
          {
            title: say('Keksbacken im Großformat', 'Baking on a grand scale'),
            text: say(
              'Mehl, Butter, Nüsse und Kuvertüre im Flugblatt.',
              'Flour, butter, nuts and couverture in the flyer.',
            ),
            image: contentImage('cut-out-cookie'),
            link: { caption: say('Blättern', 'Browse'), url: '/flyers' },
          },
          {
            title: say('Herbstmesse: Wintervorrat', 'Autumn fair: stock up for winter'),
            text: say(
              `Bis ${say.day(fair.lastPossibleDeliveryDate ?? demo.today)} wird geliefert.`,
              `Delivery until ${say.day(fair.lastPossibleDeliveryDate ?? demo.today)}.`,
            ),
            image: contentImage('cut-out-glasses'),
            link: { caption: say('Zur Messe', 'To the fair'), url: '/messe', highlighted: true },
          },
          {
            title: say('Wurzelgemüse aus der Region', 'Root vegetables from the region'),
            text: say('Von Bauern, deren Namen wir kennen.', 'From farmers we know by name.'),
            image: contentImage('cut-out-carrot'),
            link: { caption: say('Ansehen', 'Have a look'), url: '/search?virtualCategories=V2' },
          },
        ],
      },
      {
        kind: 'eventsBlock',
        id: 'events',
        title: say('Termine', 'Events'),
        events: [
          {
            title: say('Verkostung Kamptal & Kremstal', 'Tasting: Kamptal & Kremstal'),
            startDate: demo.day(5),
            city: branch.city,
            zipCode: branch.postCode,
            address: branch.street,
            timeRange: '14:00–18:00',
            link: { caption: say('Platz reservieren', 'Reserve a place'), url: '/page/kontakt' },
          },
          {
            title: say('Kochwerkstatt: Wild ganz verwerten', 'Workshop: using the whole animal'),
            startDate: demo.day(10),
            city: branch.city,
            timeRange: '9:00–13:00',
            additionalInformation: say('4 Plätze frei', '4 places left'),
          },
          {
            title: say('Herbstmesse', 'Autumn fair'),
            startDate: demo.day(-6),
            endDate: demo.day(8),
            city: branch.city,
            link: { caption: say('Zur Messe', 'To the fair'), url: '/messe' },
          },
        ],
      },
      {
        kind: 'featuredProducts',
        id: 'season',
        title: say('Für die Wildküche', 'For cooking game'),
        skus: skusOf(at, ['1105', '1503', '5201'], 12),
        link: { caption: say('Mehr davon', 'See all'), url: '/page/wildwochen' },
      },
      {
        kind: 'numberDataBlocks',
        id: 'figures',
        numbers: [
          { value: say('3.000', '3,000'), label: say('Artikel auf Lager', 'articles in stock') },
          { value: '5', label: say('Liefertage pro Woche', 'delivery days a week') },
          { value: say('98,7 %', '98.7 %'), label: say('vollständig geliefert', 'delivered in full') },
        ],
      },
    ],
  };
};
