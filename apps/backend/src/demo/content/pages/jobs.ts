import type { ContentPage, Job } from '@gastroshop/api-contract';
import type { ContentContext } from '../content-context';
import { contentImage } from '../images';
import type { Localize } from '../localize';

/** The page above the job offers. */
export const jobsPage = ({ branch }: ContentContext, say: Localize): ContentPage => ({
  meta: { pageTitle: say('Jobs', 'Jobs') },
  introBlock: {
    title: say(`Arbeiten bei ${branch.name}`, `Working at ${branch.name}`),
    teaserText: say('Im Lager, im Lkw und am Telefon.', 'In the warehouse, on the road and on the phone.'),
    image: contentImage('tile-delivery'),
  },
  blocks: [],
});

const LAW: readonly [string, string] = [
  'Wir freuen uns über Bewerbungen aller Geschlechter.',
  'We welcome applications from all genders.',
];

/** The job offers of a branch, by slug. */
export const jobsOf = (
  { branch }: ContentContext,
  say: Localize,
): readonly (readonly [slug: string, job: Job])[] => [
  [
    'fahrer',
    {
      title: say('Lkw-Fahrer:in im Zustelldienst', 'Delivery driver'),
      employmentType: say('Vollzeit, 40 Stunden', 'Full time, 40 hours'),
      workLocation: branch.city,
      entryDate: say('ab sofort', 'immediately'),
      active: true,
      contactEmail: branch.mail.replace(/^[^@]+/, 'jobs'),
      teaserText: say(
        'Sie bringen die Ware bis in den Kühlraum.',
        'You bring the goods right into the cold store.',
      ),
      saneDescription: say(
        '<ul><li>Führerschein C</li><li>Freude am Kontakt mit Kunden</li><li>€ 2.480 brutto, Überzahlung möglich</li></ul>',
        '<ul><li>Lorry driving licence</li><li>Good with customers</li><li>€ 2.480 gross, more is possible</li></ul>',
      ),
      workHours: say('Montag bis Freitag, ab 4 Uhr', 'Monday to Friday, from 4 a.m.'),
      lawText: say(...LAW),
      url: '/jobs/fahrer',
    },
  ],
  [
    'lehre-grosshandel',
    {
      title: say('Lehre Großhandelskaufmann/-frau', 'Apprenticeship in wholesale'),
      employmentType: say('Lehre', 'Apprenticeship'),
      workLocation: branch.city,
      entryDate: say('1. September', '1 September'),
      active: true,
      contactEmail: branch.mail.replace(/^[^@]+/, 'jobs'),
      teaserText: say('Drei Jahre durch alle Abteilungen.', 'Three years through all departments.'),
      saneDescription: say(
        '<p>Einkauf, Lager, Verkauf und Onlineshop lernst du bei uns von Grund auf.</p>',
        '<p>Learn purchasing, warehouse, sales and online shop from scratch.</p>',
      ),
      learningTime: say('3 Jahre', '3 years'),
      lawText: say(...LAW),
      url: '/jobs/lehre-grosshandel',
    },
  ],
];
