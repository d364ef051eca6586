export { escapeHtml } from './escape-html';
export { html, type Markup } from './markup';
export { markOf } from './mark';
export { messagePage } from './message-page';
export { page, type PageFrame } from './render-page';
export { PAGE_ASSETS, type PageAsset, styleAsset, styleName } from './page-assets';
export { styleOf } from './page-style';
