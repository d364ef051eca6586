export { renderPdf } from './render-pdf';
