import { z } from 'zod';
import { component, type Shape } from '../component';
import { list } from '../list';
import { contentImage, contentLink, contentLinkShape } from './link';

const footerColumnShape = z
  .object({ title: z.string().optional(), text: z.string().optional(), links: list(contentLink) })
  .describe("A column of a tenant's own footer.");
/** A column of a tenant's own footer. */
export interface FooterColumn extends z.infer<typeof footerColumnShape> {}
export const footerColumn: Shape<FooterColumn> = component('FooterColumn', footerColumnShape);

const footerShape = z
  .object({
    linksMain: list(contentLink).optional(),
    linksDisclaimer: list(contentLink).optional(),
    copyrightNotice: z.string().optional(),
    addressLines: list(z.string()).optional(),
    pickup: z.string().optional(),
    displayTelephone: z.string().optional(),
    telephoneUrl: z.string().optional(),
    telephoneTimes: list(z.string()).optional(),
    emailAddress: z.string().optional(),
    globalLinks: list(contentLink).optional(),
    logosLeft: list(contentImage).optional(),
    logosRight: list(contentImage).optional(),
    privacyPolicyUrl: z.string().optional(),
    socialMediaLinks: list(contentLink).optional(),
    customColumns: list(footerColumn).optional(),
  })
  .describe("The footer: the usual parts, or columns of the tenant's own.");
/** The footer: the usual parts, or columns of the tenant's own. */
export interface Footer extends z.infer<typeof footerShape> {}
export const footer: Shape<Footer> = component('Footer', footerShape);

const customFooterShape = z
  .object({ columns: list(footerColumn) })
  .describe("The tenant's own footer; without columns it has none.");
/** The tenant's own footer; without columns it has none. */
export interface CustomFooter extends z.infer<typeof customFooterShape> {}
export const customFooter: Shape<CustomFooter> = component('CustomFooter', customFooterShape);

const headerEntryShape = contentLinkShape
  .extend({ children: list(contentLink).optional() })
  .describe('A link of the header with the links below it.');
/** A link of the header with the links below it. */
export interface HeaderEntry extends z.infer<typeof headerEntryShape> {}
export const headerEntry: Shape<HeaderEntry> = component('HeaderEntry', headerEntryShape);

const headerShape = z
  .object({ logo: contentImage.optional(), links: list(headerEntry), notice: z.string().optional() })
  .describe('The header.');
/** The header. */
export interface Header extends z.infer<typeof headerShape> {}
export const header: Shape<Header> = component('Header', headerShape);
