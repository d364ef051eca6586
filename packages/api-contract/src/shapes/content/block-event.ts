import { z } from 'zod';
import { component } from '../component';
import { list } from '../list';
import { blockBase } from './block-base';
import { contentEvent } from './event';

export const futureEventBlockShape = component(
  'FutureEventBlock',
  z
    .object({ ...blockBase, kind: z.literal('futureEvent'), event: contentEvent })
    .describe('One event to come.'),
);
/** One event to come. */
export interface FutureEventBlock extends z.infer<typeof futureEventBlockShape> {}

export const eventsBlockShape = component(
  'EventsBlock',
  z
    .object({
      ...blockBase,
      kind: z.literal('eventsBlock'),
      title: z.string().optional(),
      events: list(contentEvent),
    })
    .describe('Several events.'),
);
/** Several events. */
export interface EventsBlock extends z.infer<typeof eventsBlockShape> {}
