import type { Promotion } from '@gastroshop/api-contract';
import { categoryTarget, ESSENCE_TARGET, fairTarget, searchTarget } from '../../modules/content';
import { recommendedSkus, skusOf, type ContentContext } from './content-context';
import { contentImage } from './images';
import type { Localize } from './localize';

/** A promotion with the places it is shown at. */
export interface PlacedPromotion {
  readonly slug: string;
  readonly targets: readonly string[];
  readonly write: (say: Localize) => Promotion;
}

/** Inside the fair, and there only. */
const inFair = ({ fair }: ContentContext, targets: readonly string[]): readonly string[] =>
  targets.map((target) => fairTarget(fair.id, target));

const fairPromotionsOf = (at: ContentContext): readonly PlacedPromotion[] => [
  {
    slug: 'messe-wein',
    targets: inFair(at, [categoryTarget('5'), ...['wein', 'veltliner', 'wine'].map(searchTarget)]),
    write: (say) => ({
      id: 'messe-wein',
      title: say('Messeweine', 'Wines of the fair'),
      text: say(
        'Verkostet und für gut befunden: im ganzen Karton auf Vorrat.',
        'Tasted and approved: stock up by the carton.',
      ),
      image: contentImage('tile-wine'),
      skus: skusOf(at, ['51', '52'], 6),
    }),
  },
  {
    slug: 'messe-vorrat',
    targets: inFair(at, [
      categoryTarget('3'),
      ...['mehl', 'zucker', 'nudeln', 'flour', 'pasta'].map(searchTarget),
    ]),
    write: (say) => ({
      id: 'messe-vorrat',
      title: say('Vorrat für den Winter', 'Stock up for winter'),
      text: say(
        'Auf mehrere Liefertage verteilen, einmal bestellen.',
        'Order once, spread over several days.',
      ),
      image: contentImage('tile-fair'),
      skus: skusOf(at, ['33', '31'], 6),
    }),
  },
];

/** The promotions of a branch: in categories, beside searches, on the essence list, in the fair. */
export const promotionsOf = (at: ContentContext): readonly PlacedPromotion[] => [
  ...fairPromotionsOf(at),
  {
    slug: 'wild',
    targets: [
      categoryTarget('11'),
      ...['wild', 'hirsch', 'reh', 'wildschwein', 'venison', 'game'].map(searchTarget),
    ],
    write: (say) => ({
      id: 'wild',
      title: say('Wildwochen', 'Game weeks'),
      text: say(
        `Bis ${say.day(at.demo.day(15))}: Wild aus heimischen Revieren.`,
        `Until ${say.day(at.demo.day(15))}: game from Austrian hunting grounds.`,
      ),
      image: contentImage('tile-game'),
      link: { caption: say('Ansehen', 'Have a look'), url: '/page/wildwochen' },
      skus: skusOf(at, ['1105'], 6),
    }),
  },
  {
    slug: 'weinherbst',
    targets: [categoryTarget('5'), ...['wein', 'veltliner', 'wine'].map(searchTarget)],
    write: (say) => ({
      id: 'weinherbst',
      title: say('Weinherbst', 'Wine autumn'),
      text: say('Die neuen Jahrgänge sind da.', 'The new vintages are here.'),
      image: contentImage('tile-wine'),
      link: { caption: say('Zu den Weinen', 'To the wines'), url: '/search?categoryId=5' },
      skus: skusOf(at, ['51', '52'], 6),
    }),
  },
  {
    slug: 'fisch',
    targets: [
      categoryTarget('13'),
      categoryTarget('2201'),
      ...['fisch', 'lachs', 'garnelen', 'fish', 'salmon'].map(searchTarget),
    ],
    write: (say) => ({
      id: 'fisch',
      title: say('Fisch bis 10 Uhr, morgen am Tisch', 'Fish by 10 a.m., on the table tomorrow'),
      image: contentImage('tile-fish'),
      link: { caption: say('Lieferzeiten', 'Delivery times'), url: '/page/lieferzeiten' },
      skus: skusOf(at, ['1301', '1302'], 6),
    }),
  },
  {
    slug: 'pflanzlich',
    targets: [
      categoryTarget('15'),
      categoryTarget('3503'),
      ...['vegan', 'vegetarisch', 'hafer', 'oat'].map(searchTarget),
    ],
    write: (say) => ({
      id: 'pflanzlich',
      title: say('Mehr Grün auf der Karte', 'More green on the menu'),
      text: say('Pflanzliche Gerichte, die Gäste nachbestellen.', 'Plant-based dishes guests order again.'),
      image: contentImage('tile-vegan'),
      link: {
        caption: say('Vegan & vegetarisch', 'Vegan & vegetarian'),
        url: '/search?virtualCategories=V3',
      },
      skus: skusOf(at, ['2401', '3503'], 6),
    }),
  },
  {
    slug: 'stammartikel',
    targets: [ESSENCE_TARGET],
    write: (say) => ({
      id: 'stammartikel',
      title: say('Unsere Empfehlungen der Woche', 'Our picks of the week'),
      text: say('Das könnte zu Ihren Stammartikeln passen.', 'This might go with what you always buy.'),
      image: contentImage('tile-flyer'),
      link: {
        caption: say('Alle Empfehlungen', 'All recommendations'),
        url: '/search?virtualCategories=V1',
      },
      skus: recommendedSkus(at, 6),
    }),
  },
];
