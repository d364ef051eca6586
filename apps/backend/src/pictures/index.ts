export { drawImage, keyOfImage, LAYOUTS, type ProductPicture } from './product-picture';
export { type Drawing } from './drawings';
export { drawFlatLay, type FlatLay, type Placed } from './flat-lay';
export { type Tint } from './tints';
