export { FRAME_URL, isInFrame } from './frame-url';
export { type OmittedBlock, omittedKind, readLeftOutKind } from './omitted-kind';
export { onWindowMessage, postToWindow } from './post-message';
export type { FramePage, Scheme, ShowMessage } from './messages';
export { parseFrameEvent, parseFrameCommand } from './read-messages';
