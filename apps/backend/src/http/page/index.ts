export { escapeHtml } from './escape-html';
export { html, type Markup } from './markup';
export { messagePage } from './message-page';
export { page } from './render-page';
export { PAGE_ASSETS } from './page-assets';
