import type { ContentPage } from '@gastroshop/api-contract';
import { createHash } from 'node:crypto';
import { BRANCHES, type BranchProduct } from '../branch';
import type { Queries } from '../../db';
import { publishContent, type ContentKind, type NewContent } from '../../modules/content';
import type { DemoDay } from '../demo-day';
import type { DemoFair } from '../orders';
import type { ContentContext } from './content-context';
import { contactForm, contactPage, contactsOf, newsletterPage } from './pages/contact-pages';
import { fairInfoPage, fairStartPage, springFairPage } from './pages/fair-pages';
import { flyersPage } from './pages/flyers-page';
import { customFooterOf, footerOf, headerOf } from './pages/frame';
import { jobsOf, jobsPage } from './pages/jobs';
import { imprintPage, privacyPage, termsPage } from './pages/legal-pages';
import { startPage } from './pages/start-page';
import { aboutPage, deliveryPage, draftPage, gamePage, membersPage } from './pages/theme-pages';
import { promotionsOf } from './promotions';
import { inBothLanguages, type Localize } from './localize';

/** What the content of all branches is made from. */
export interface ContentSource {
  readonly demo: DemoDay;
  readonly fair: DemoFair;
  readonly articlesOf: (tenant: string) => readonly BranchProduct[];
}

type Piece<Kind extends ContentKind> = Omit<NewContent<Kind>, 'scope' | 'at' | 'by'>;

const EDITOR = 'demo';
const HOUR_MS = 3_600_000;

const PAGES: readonly (readonly [
  slug: string,
  write: (at: ContentContext, say: Localize) => ContentPage,
  own?: Partial<Piece<'page'>>,
])[] = [
  ['flyers', flyersPage],
  ['messe', fairInfoPage],
  ['messe/herbst', fairStartPage],
  ['messe/fruehjahr', springFairPage],
  ['wildwochen', gamePage],
  ['ueber-uns', aboutPage],
  ['lieferzeiten', deliveryPage],
  ['kontakt', contactPage],
  ['newsletter', newsletterPage],
  ['impressum', imprintPage],
  ['datenschutz', privacyPage],
  ['agb', termsPage],
  ['jobs', jobsPage],
  ['fuer-kunden', membersPage, { isForSignedIn: true }],
  ['osterfruehstueck', draftPage, { isDraft: true }],
];

/** An id that is the same in every run, shaped as a version 4 UUID. */
const idOf = (key: string): string => {
  const hex = createHash('sha256').update(`demo content ${key}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

const storeOfBranch = async (queries: Queries, at: ContentContext): Promise<void> => {
  const { tenant } = at.branch;
  const publish = <Kind extends ContentKind>(piece: Piece<Kind>): Promise<unknown> =>
    publishContent<Kind>(queries, {
      ...piece,
      scope: tenant,
      id: idOf(`${tenant} ${piece.kind} ${piece.slug ?? ''}`),
      at: new Date(at.demo.now.getTime() - HOUR_MS),
      by: EDITOR,
    });
  const both = <Body>(write: (at: ContentContext, say: Localize) => Body) =>
    inBothLanguages((say) => write(at, say));

  await publish<'startpage'>({ kind: 'startpage', bodies: both(startPage) });
  for (const [slug, write, own] of PAGES)
    await publish<'page'>({ kind: 'page', slug, bodies: both(write), ...own });
  await publish<'header'>({ kind: 'header', bodies: both(headerOf) });
  await publish<'footer'>({ kind: 'footer', bodies: both(footerOf) });
  if (tenant === 'LL')
    await publish<'custom-footer'>({ kind: 'custom-footer', bodies: both(customFooterOf) });
  await publish<'contacts'>({ kind: 'contacts', bodies: both(contactsOf) });
  await publish<'form'>({ kind: 'form', slug: 'kontakt', bodies: both(contactForm) });
  const jobs = both(jobsOf);
  for (const [index, [slug, german]] of jobs['de-AT'].entries())
    await publish<'job'>({
      kind: 'job',
      slug,
      bodies: { 'de-AT': german, 'en-GB': jobs['en-GB'][index]?.[1] },
    });
  for (const { slug, targets, write } of promotionsOf(at))
    await publish<'promotion'>({ kind: 'promotion', slug, targets, bodies: inBothLanguages(write) });
};

/** Stores the content of all branches, published and in both languages. */
export const storeContent = async (
  queries: Queries,
  { demo, fair, articlesOf }: ContentSource,
): Promise<void> => {
  for (const branch of BRANCHES)
    await storeOfBranch(queries, { branch, demo, fair, articles: articlesOf(branch.tenant) });
};
