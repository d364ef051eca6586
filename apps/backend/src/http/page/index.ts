export { escapeHtml } from './escape-html';
export { html, type Markup } from './markup';
export { messagePage } from './message-page';
export { page, type PageFrame } from './render-page';
export { PAGE_ASSETS, styleName } from './page-assets';
export { styleOf } from './page-style';
