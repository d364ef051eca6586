import { z } from 'zod';
import { registerComponent } from '../register-component';
import { list } from '../list-schema';
import { blockBase, blockKind } from './block-base';
import { contentEventSchema } from './event';

export const futureEventBlockSchema = registerComponent(
  'FutureEventBlock',
  z
    .object({
      ...blockBase,
      kind: blockKind('futureEvent'),
      event: contentEventSchema.describe('What takes place'),
    })
    .describe('One event to come.'),
);
/** One event to come. */
export interface FutureEventBlock extends z.infer<typeof futureEventBlockSchema> {}

export const eventsBlockSchema = registerComponent(
  'EventsBlock',
  z
    .object({
      ...blockBase,
      kind: blockKind('eventsBlock'),
      title: z.string().optional().describe('Heading above the events'),
      events: list(contentEventSchema).describe('What takes place, in the order to show it'),
    })
    .describe('Several events.'),
);
/** Several events. */
export interface EventsBlock extends z.infer<typeof eventsBlockSchema> {}
