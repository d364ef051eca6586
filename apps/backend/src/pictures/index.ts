export { drawPicture, keyOfPicture, LAYOUTS, type ArticlePicture } from './article-picture';
export { type Drawing } from './drawings';
export { drawFlatLay, type FlatLay, type Placed } from './flat-lay';
export { type Tint } from './tints';
