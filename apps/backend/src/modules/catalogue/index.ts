export { catalogueHandlers } from './catalogue-handlers';
export { indexArticles } from './index-articles';
