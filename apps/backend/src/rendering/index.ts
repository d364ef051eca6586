export { renderLabels, renderPdf, renderWorkbook } from './render';
