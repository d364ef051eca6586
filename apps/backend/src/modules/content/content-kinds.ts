import {
  contactsSchema,
  contentFormSchema,
  contentPageSchema,
  customFooterSchema,
  footerSchema,
  headerSchema,
  jobSchema,
  promotionSchema,
  type Contacts,
  type ContentForm,
  type ContentPage,
  type CustomFooter,
  type Footer,
  type Header,
  type Job,
  type Promotion,
} from '@gastroshop/api-contract';
import type { z } from 'zod';

/** What a piece of content of each kind holds. Pages, jobs, forms and promotions have a slug, the others none. */
export interface ContentByKind {
  readonly startpage: ContentPage;
  readonly page: ContentPage;
  readonly header: Header;
  readonly footer: Footer;
  readonly 'custom-footer': CustomFooter;
  readonly contacts: Contacts;
  readonly job: Job;
  readonly form: ContentForm;
  readonly promotion: Promotion;
}

/** Kind of a piece of content. */
export type ContentKind = keyof ContentByKind;

/** Every kind, see {@link ContentKind}. */
export const CONTENT_KINDS = [
  'startpage',
  'page',
  'header',
  'footer',
  'custom-footer',
  'contacts',
  'job',
  'form',
  'promotion',
] as const satisfies readonly ContentKind[];

/** The wire's shape of each kind. */
export const CONTENT_SHAPES: { readonly [Kind in ContentKind]: z.ZodType<ContentByKind[Kind]> } = {
  startpage: contentPageSchema,
  page: contentPageSchema,
  header: headerSchema,
  footer: footerSchema,
  'custom-footer': customFooterSchema,
  contacts: contactsSchema,
  job: jobSchema,
  form: contentFormSchema,
  promotion: promotionSchema,
};
