export { Drawing } from './drawing';
export { Picture, type PictureProps } from './picture';
export { PictureCredit, type PictureCreditProps } from './picture-credit';
