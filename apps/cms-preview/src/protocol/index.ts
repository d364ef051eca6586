export { FRAME_ADDRESS, isInFrame } from './frame-address';
export { type LeftOutBlock, leftOutKind, readLeftOutKind } from './left-out-kind';
export { listenTo, post } from './mail';
export type { FramePage, Scheme, Showing } from './messages';
export { readFromFrame, readToFrame } from './read-messages';
