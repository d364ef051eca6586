import type { Queries } from '../../db';
import {
  categoryTarget,
  ESSENCE_TARGET,
  fairTarget,
  publishContent,
  searchTarget,
} from '../../modules/content';

/**
 * Plants a piece of every kind of content.
 *
 * The mark is part of every title, by which an answer is recognised.
 *
 * @returns id of the page
 */
export const seedContent = async (
  queries: Queries,
  { mark, categoryId, fairId }: Readonly<Record<'mark' | 'categoryId' | 'fairId', string>>,
): Promise<string> => {
  const common = { scope: 'AZ', at: new Date(), by: 'test' } as const;
  const pageOf = (title: string) => ({
    meta: { pageTitle: `${title} ${mark}` },
    introBlock: { title: `${title} ${mark}` },
    blocks: [{ kind: 'heading', text: `${title} ${mark}` } as const],
  });
  const both = <Body>(german: Body) => ({ 'de-AT': german, 'en-GB': german });
  await publishContent(queries, { ...common, kind: 'startpage', bodies: both(pageOf('Start')) });
  const { id } = await publishContent(queries, {
    ...common,
    kind: 'page',
    slug: `page/${mark}`,
    bodies: both(pageOf('Seite')),
  });
  await publishContent(queries, {
    ...common,
    kind: 'form',
    slug: `form-${mark}`,
    bodies: both({
      id: `form-${mark}`,
      receivers: ['branch@house.example'],
      fields: [{ label: 'Name', required: true, type: 'textInput', textInput: { multiline: false } }],
    }),
  });
  await publishContent(queries, {
    ...common,
    kind: 'page',
    slug: `newsletter/${mark}`,
    bodies: both({
      meta: { pageTitle: 'Newsletter' },
      blocks: [{ kind: 'crmForm', interests: [{ key: 'wine', label: 'Wein' }] }],
    }),
  });
  await publishContent(queries, {
    ...common,
    kind: 'header',
    bodies: both({ links: [{ caption: `Menü ${mark}`, url: '/flyers' }] }),
  });
  await publishContent(queries, {
    ...common,
    kind: 'footer',
    bodies: both({ copyrightNotice: `© ${mark}`, emailAddress: 'branch@house.example' }),
  });
  await publishContent(queries, {
    ...common,
    kind: 'custom-footer',
    bodies: both({ columns: [{ title: `Spalte ${mark}`, links: [] }] }),
  });
  await publishContent(queries, {
    ...common,
    kind: 'contacts',
    bodies: both({
      departments: [
        {
          id: 'sales',
          name: `Verkauf ${mark}`,
          active: true,
          members: [{ key: `p${mark}`, name: `Ansprechpartnerin ${mark}` }],
        },
      ],
    }),
  });
  await publishContent(queries, {
    ...common,
    kind: 'job',
    slug: `job-${mark}`,
    bodies: both({ title: `Koch ${mark}`, active: true, url: `/jobs/job-${mark}` }),
  });
  await publishContent(queries, {
    ...common,
    kind: 'promotion',
    slug: `promotion-${mark}`,
    targets: [categoryTarget(categoryId), searchTarget(mark), ESSENCE_TARGET],
    bodies: both({ id: `promotion-${mark}`, title: `Aktion ${mark}` }),
  });
  await publishContent(queries, {
    ...common,
    kind: 'promotion',
    slug: `fair-promotion-${mark}`,
    targets: [categoryTarget(categoryId), searchTarget(mark)].map((target) => fairTarget(fairId, target)),
    bodies: both({ id: `fair-promotion-${mark}`, title: `Messeaktion ${mark}` }),
  });
  return id;
};
