export { type Shelf, type ShelfArticle, shelfOf, type ShelfUnit } from './assortment';
export { drawOrderFile } from './draw-order-file';
export { type MeantLine, type MeantOrder, type OrderFile, type Truth } from './order-file';
