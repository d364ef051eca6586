import { z } from 'zod';
import { component, type Shape } from './component';

const trackingConfigurationShape = z
  .object({
    matomo: z.object({ id: z.string(), url: z.string(), jsPath: z.string(), phpPath: z.string() }).optional(),
    emarsys: z.object({ merchantId: z.string() }).optional(),
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
export const trackingConfiguration: Shape<TrackingConfiguration> = component(
  'TrackingConfiguration',
  trackingConfigurationShape,
);
