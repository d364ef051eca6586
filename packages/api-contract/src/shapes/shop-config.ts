import { z } from 'zod';
import { component, type Shape } from './component';
import { list } from './list';
import { trackingConfiguration } from './tracking';

/** A whole shop, or the landing page that leads to the branches' own sites. */
export const SHOP_MODES = ['SHOP', 'BRANCH'] as const;
/** Mode of a host, see {@link SHOP_MODES}. */
export type ShopMode = (typeof SHOP_MODES)[number];

const shopLogoShape = z
  .object({ url: z.string(), alt: z.string() })
  .describe('A logo with the text read out in its place.');
/** A logo with the text read out in its place. */
export interface ShopLogo extends z.infer<typeof shopLogoShape> {}
export const shopLogo: Shape<ShopLogo> = component('ShopLogo', shopLogoShape);

const shopConfigShape = z
  .object({
    tenant: z.string(),
    mainTenant: z.string(),
    displayName: z.string(),
    mode: z.enum(SHOP_MODES),
    theme: z.string().describe('Name of the theme'),
    logos: list(shopLogo),
    tracking: trackingConfiguration,
    externalOrigins: list(z.string()).describe('Other origins the shop may load from or lead to'),
    marketLinks: list(z.object({ caption: z.string(), url: z.string() }))
      .optional()
      .describe('Links of the landing page'),
    nativeAppUrl: z.string().optional().describe('Where the app for phones is to be had'),
    shops: list(z.object({ tenant: z.string(), host: z.string() }))
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
        logos: [{ url: '/logo.svg', alt: 'Gastrofresh' }],
        tracking: {},
        externalOrigins: [],
      },
    ],
  });
/** What the shop at a host looks like and whom it belongs to. */
export interface ShopConfig extends z.infer<typeof shopConfigShape> {}
export const shopConfig: Shape<ShopConfig> = component('ShopConfig', shopConfigShape);

const webManifestShape = z
  .object({
    name: z.string(),
    short_name: z.string(),
    id: z.string().optional(),
    start_url: z.string(),
    scope: z.string().optional(),
    display: z.string(),
    theme_color: z.string().optional(),
    background_color: z.string().optional(),
    icons: list(
      z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string().optional() }),
    ),
  })
  .describe("The web app manifest of a tenant; its keys follow the W3C's format.");
/** The web app manifest of a tenant; its keys follow the W3C's format. */
export interface WebManifest extends z.infer<typeof webManifestShape> {}
export const webManifest: Shape<WebManifest> = component('WebManifest', webManifestShape);
