export { PasteIntoList } from './later';
export type { TakenLine } from './paste-into-list/paste-into-list';
export { orderPadRoute } from './route';
export { usePagePaste } from './use-page-paste';
