import { z } from 'zod';
import { component } from '../component';
import { list } from '../list';
import { blockBase, blockKind } from './block-base';
import { contentEvent } from './event';

export const futureEventBlockShape = component(
  'FutureEventBlock',
  z
    .object({
      ...blockBase,
      kind: blockKind('futureEvent'),
      event: contentEvent.describe('What takes place'),
    })
    .describe('One event to come.'),
);
/** One event to come. */
export interface FutureEventBlock extends z.infer<typeof futureEventBlockShape> {}

export const eventsBlockShape = component(
  'EventsBlock',
  z
    .object({
      ...blockBase,
      kind: blockKind('eventsBlock'),
      title: z.string().optional().describe('Heading above the events'),
      events: list(contentEvent).describe('What takes place, in the order to show it'),
    })
    .describe('Several events.'),
);
/** Several events. */
export interface EventsBlock extends z.infer<typeof eventsBlockShape> {}
