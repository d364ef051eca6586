import type { ContentPage } from '@gastroshop/api-contract';
import type { FrameEvent, HighlightMessage, ShowMessage } from './messages';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

// Both sides are files of one build on one origin: what kind of message it is says what it holds.
const isShowing = (data: unknown): data is ShowMessage<ContentPage> =>
  isRecord(data) &&
  data['kind'] === 'show' &&
  isRecord(data['page']) &&
  Array.isArray(data['page']['blocks']);

const isPointing = (data: unknown): data is HighlightMessage =>
  isRecord(data) && data['kind'] === 'point' && ['string', 'undefined'].includes(typeof data['blockId']);

const isFromFrame = (data: unknown): data is FrameEvent =>
  isRecord(data) &&
  (data['kind'] === 'ready' || (data['kind'] === 'followed' && typeof data['href'] === 'string'));

/** A message of the desk; anything else is none of ours. */
export const parseFrameCommand = (data: unknown): ShowMessage<ContentPage> | HighlightMessage | undefined =>
  isShowing(data) || isPointing(data) ? data : undefined;

/** A message of a frame; anything else is none of ours. */
export const parseFrameEvent = (data: unknown): FrameEvent | undefined =>
  isFromFrame(data) ? data : undefined;
