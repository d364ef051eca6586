export { renderLabels, renderPaper, renderWorkbook } from './render';
