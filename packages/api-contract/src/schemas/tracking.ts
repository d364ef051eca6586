import { z } from 'zod';
import { registerComponent, type Schema } from './register-component';

const trackingConfigurationShape = z
  .object({
    matomo: z
      .object({
        id: z.string().describe('Number of the site in Matomo'),
        url: z.string().describe('Address of the Matomo that counts'),
        jsPath: z.string().describe('Path of its script, relative to that address'),
        phpPath: z.string().describe('Path events are sent to, relative to that address'),
      })
      .optional()
      .describe('Counting of visits'),
    emarsys: z
      .object({ merchantId: z.string().describe('Number of the shop in that service') })
      .optional()
      .describe('Marketing service'),
  })
  .meta({
    description: 'Addresses and ids of the tracking services; a service that is missing is not in use.',
    examples: [
      {
        matomo: { id: '7', url: 'https://stats.example', jsPath: 'matomo.js', phpPath: 'matomo.php' },
        emarsys: { merchantId: '1A2B' },
      },
    ],
  });
/** Addresses and ids of the tracking services; a service that is missing is not in use. */
export interface TrackingConfiguration extends z.infer<typeof trackingConfigurationShape> {}
export const trackingConfigurationSchema: Schema<TrackingConfiguration> = registerComponent(
  'TrackingConfiguration',
  trackingConfigurationShape,
);
