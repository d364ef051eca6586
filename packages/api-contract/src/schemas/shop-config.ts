import { z } from 'zod';
import { registerComponent, type Schema } from './register-component';
import { list } from './list-schema';
import { trackingConfigurationSchema } from './tracking';
import { LOCALES } from './user';

/** A whole shop, or the landing page that leads to the branches' own sites. */
export const SHOP_MODES = ['SHOP', 'BRANCH'] as const;
/** Mode of a host, see {@link SHOP_MODES}. */
export type ShopMode = (typeof SHOP_MODES)[number];

/**
 * Parts of a shop that a tenant may do without. What every shop has (assortment, cart, orders, receipts) is none of them,
 * nor is what is there as soon as it is published (contacts, jobs, fairs).
 */
export const SHOP_FEATURES = [
  'ESSENTIALS',
  'ORDER_TEMPLATES',
  'ORDER_PAD',
  'STANDING_ORDERS',
  'INVENTORY',
  'LABELS',
  'NOTIFICATIONS',
] as const;
/** A part of a shop that a tenant may do without, see {@link SHOP_FEATURES}. */
export type ShopFeature = (typeof SHOP_FEATURES)[number];

const paint = z.enum(['ink', 'ground']);

const shopLogoShape = z
  .object({
    url: z.string().describe('Address of the picture, relative to the origin of the shop'),
    alt: z.string().describe('Text that is read out in its place'),
    wordmark: list(
      z.object({
        text: z.string().describe('Letters of the part, blanks included'),
        brand: z.boolean().describe('Whether it stands in the brand colour'),
      }),
    )
      .optional()
      .describe('The name beside the mark, part by part; left out: alt'),
    shapes: list(
      z.object({
        path: z.string().describe('Data of an SVG path on a grid of 32'),
        fill: paint.optional().describe('Left out: ink, and none where there is a stroke'),
        stroke: paint.optional().describe('Colour of its outline; left out: it has none'),
        strokeWidth: z.number().optional().describe('Width of the outline on that grid'),
        opacity: z.number().optional().describe('0 to 1; left out: 1'),
      }),
    )
      .optional()
      .describe('The picture as shapes, the lowest first, for pages that draw it in their own colours'),
  })
  .describe('A logo with the text read out in its place.');
/** A logo with the text read out in its place. */
export interface ShopLogo extends z.infer<typeof shopLogoShape> {}
export const shopLogoSchema: Schema<ShopLogo> = registerComponent('ShopLogo', shopLogoShape);

const shopConfigShape = z
  .object({
    tenant: z.string().describe('Code of the tenant at this host'),
    mainTenant: z
      .string()
      .describe('Code of the tenant that stands for its group; its own where there is no group'),
    displayName: z.string().describe('Name of the shop'),
    mode: z.enum(SHOP_MODES).describe('A whole shop, or a landing page of the markets'),
    languages: list(z.enum(LOCALES))
      .optional()
      .describe('Languages the shop is offered in, the first for whoever has chosen none; left out: all'),
    features: list(z.enum(SHOP_FEATURES))
      .optional()
      .describe('Parts the shop has of those it may do without; left out: all'),
    looksUpRightShop: z
      .boolean()
      .optional()
      .describe('Whether somebody in the wrong shop may ask which of the group is theirs; left out: false'),
    theme: z.string().describe('Name of the theme'),
    logos: list(shopLogoSchema).describe('Logos of the header, from left to right'),
    tracking: trackingConfigurationSchema.describe(
      "Tracking services that are in use; each still needs the visitor's consent",
    ),
    externalOrigins: list(z.string()).describe('Other origins the shop may load from or lead to'),
    marketLinks: list(
      z.object({
        caption: z.string().describe('Name of the market'),
        url: z.string().describe('Address of its site'),
      }),
    )
      .optional()
      .describe('Links of the landing page'),
    nativeAppUrl: z.string().optional().describe('Where the app for phones is to be had'),
    shops: list(
      z.object({
        tenant: z.string().describe('Code of the tenant'),
        host: z.string().describe('Host name of its shop'),
      }),
    )
      .optional()
      .describe('Hosts, without port, of the shops of the same group'),
  })
  .meta({
    description: 'What the shop at a host looks like and whom it belongs to.',
    examples: [
      {
        tenant: 'AZ',
        mainTenant: 'AG',
        displayName: 'Eurogast Onlineshop',
        mode: 'SHOP',
        theme: 'default',
        logos: [
          {
            url: '/logo.svg',
            alt: 'Gastrofresh',
            wordmark: [
              { text: 'Gastro', brand: false },
              { text: 'fresh', brand: true },
            ],
            shapes: [{ path: 'M4 28 16 4l12 24z' }],
          },
        ],
        tracking: {},
        externalOrigins: [],
      },
    ],
  });
/** What the shop at a host looks like and whom it belongs to. */
export interface ShopConfig extends z.infer<typeof shopConfigShape> {}
export const shopConfigSchema: Schema<ShopConfig> = registerComponent('ShopConfig', shopConfigShape);

const webManifestShape = z
  .object({
    name: z.string().describe('Name of the app'),
    short_name: z.string().describe('Name where there is little room, as below an icon'),
    id: z.string().optional().describe('What tells the app from others of the same origin'),
    start_url: z.string().describe('Address it starts with'),
    scope: z.string().optional().describe('Addresses that belong to it'),
    display: z.string().describe('How much of the browser is shown around it, such as standalone'),
    theme_color: z.string().optional().describe('Colour around the page, as CSS writes it'),
    background_color: z.string().optional().describe('Colour until the page is there, as CSS writes it'),
    icons: list(
      z.object({
        src: z.string().describe('Address of the picture'),
        sizes: z.string().describe('Widths and heights, such as 192x192'),
        type: z.string().describe('Media type of the picture'),
        purpose: z.string().optional().describe('What it is for, such as maskable'),
      }),
    ).describe('Its icons in several sizes'),
  })
  .describe("The web app manifest of a tenant; its keys follow the W3C's format.");
/** The web app manifest of a tenant; its keys follow the W3C's format. */
export interface WebManifest extends z.infer<typeof webManifestShape> {}
export const webManifestSchema: Schema<WebManifest> = registerComponent('WebManifest', webManifestShape);
