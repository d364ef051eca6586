export { filesOfAllNames } from './all-names';
export { type Shelf, type ShelfProduct, shelfOf, type ShelfUnit } from './assortment';
export { drawOrderFile } from './draw-order-file';
export {
  type AskedLine,
  judgeFiles,
  type JudgedLine,
  type LineAnswer,
  type Resolve,
} from './judge/judge-files';
export { startTally } from './judge/tally';
export { type OrderFile } from './order-file';
export { inBatches } from './judge/in-batches';
export { judgeLine } from './judge/judge-line';
export { type Share, sharesByForm } from './judge/shares';
export { smallShelf } from './small-shelf';
