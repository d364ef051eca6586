export { drawImage, LAYOUTS, pictureOfKey } from './product-picture';
export { type Drawing } from './drawings';
export { drawFlatLay, type FlatLay, type Placed } from './flat-lay';
export { rasterize } from './rasterize';
