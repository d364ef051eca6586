export { BlockList, type BlockListProps } from './block-list';
export { ContentFrame, type ContentFrameProps } from './content-frame';
export { ContentPageView, type ContentPageViewProps } from './content-page-view';
export { PageHead } from './page-head';
