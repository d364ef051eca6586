import { z } from 'zod';
import { registerComponent, type Schema } from '../register-component';
import { list } from '../list-schema';
import { contentImageSchema, contentLinkSchema, contentLinkShape } from './link';

const footerColumnShape = z
  .object({
    title: z.string().optional().describe('Heading of the column'),
    text: z.string().optional().describe('Words below the heading'),
    links: list(contentLinkSchema).describe('Links of the column, from top to bottom'),
  })
  .describe("A column of a tenant's own footer.");
/** A column of a tenant's own footer. */
export interface FooterColumn extends z.infer<typeof footerColumnShape> {}
export const footerColumnSchema: Schema<FooterColumn> = registerComponent('FooterColumn', footerColumnShape);

const footerShape = z
  .object({
    linksMain: list(contentLinkSchema).optional().describe('Links to pages of the shop'),
    linksDisclaimer: list(contentLinkSchema).optional().describe('Links to imprint, terms and the like'),
    copyrightNotice: z.string().optional().describe('The line at the end'),
    addressLines: list(z.string()).optional().describe('Address of the branch, line by line'),
    pickup: z.string().optional().describe('When goods can be fetched, in words'),
    displayTelephone: z.string().optional().describe('Telephone number as it is shown'),
    telephoneUrl: z.string().optional().describe('The same number to be dialled, as a tel: address'),
    telephoneTimes: list(z.string()).optional().describe('When somebody answers, line by line'),
    emailAddress: z.string().optional().describe('E-mail address of the branch'),
    globalLinks: list(contentLinkSchema).optional().describe('Links to other sites of the group'),
    logosLeft: list(contentImageSchema).optional().describe('Logos on the left'),
    logosRight: list(contentImageSchema).optional().describe('Logos on the right'),
    privacyPolicyUrl: z.string().optional().describe('Where the privacy policy is read'),
    socialMediaLinks: list(contentLinkSchema)
      .optional()
      .describe('Links to social media, told apart by their address'),
    customColumns: list(footerColumnSchema)
      .optional()
      .describe("The tenant's own columns, in place of all others"),
  })
  .describe("The footer: the usual parts, or columns of the tenant's own.");
/** The footer: the usual parts, or columns of the tenant's own. */
export interface Footer extends z.infer<typeof footerShape> {}
export const footerSchema: Schema<Footer> = registerComponent('Footer', footerShape);

const customFooterShape = z
  .object({ columns: list(footerColumnSchema).describe('Its columns, from left to right') })
  .describe("The tenant's own footer; without columns it has none.");
/** The tenant's own footer; without columns it has none. */
export interface CustomFooter extends z.infer<typeof customFooterShape> {}
export const customFooterSchema: Schema<CustomFooter> = registerComponent('CustomFooter', customFooterShape);

const headerEntryShape = contentLinkShape
  .extend({ children: list(contentLinkSchema).optional().describe('Links of the menu below it') })
  .describe('A link of the header with the links below it.');
/** A link of the header with the links below it. */
export interface HeaderEntry extends z.infer<typeof headerEntryShape> {}
export const headerEntrySchema: Schema<HeaderEntry> = registerComponent('HeaderEntry', headerEntryShape);

const headerShape = z
  .object({
    logo: contentImageSchema.optional().describe("Logo in place of the tenant's"),
    links: list(headerEntrySchema).describe('Entries of the navigation, from left to right'),
    notice: z.string().optional().describe('A line above the header, such as changed opening hours'),
  })
  .describe('The header.');
/** The header. */
export interface Header extends z.infer<typeof headerShape> {}
export const headerSchema: Schema<Header> = registerComponent('Header', headerShape);
