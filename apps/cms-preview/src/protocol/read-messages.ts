import type { ContentPage } from '@gastroshop/api-contract';
import type { FromFrame, Pointing, Showing } from './messages';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

// Both sides are files of one build on one origin: what kind of message it is says what it holds.
const isShowing = (data: unknown): data is Showing<ContentPage> =>
  isRecord(data) &&
  data['kind'] === 'show' &&
  isRecord(data['page']) &&
  Array.isArray(data['page']['blocks']);

const isPointing = (data: unknown): data is Pointing =>
  isRecord(data) && data['kind'] === 'point' && ['string', 'undefined'].includes(typeof data['blockId']);

const isFromFrame = (data: unknown): data is FromFrame =>
  isRecord(data) &&
  (data['kind'] === 'ready' || (data['kind'] === 'followed' && typeof data['href'] === 'string'));

/** A message of the desk; anything else is none of ours. */
export const readToFrame = (data: unknown): Showing<ContentPage> | Pointing | undefined =>
  isShowing(data) || isPointing(data) ? data : undefined;

/** A message of a frame; anything else is none of ours. */
export const readFromFrame = (data: unknown): FromFrame | undefined => (isFromFrame(data) ? data : undefined);
