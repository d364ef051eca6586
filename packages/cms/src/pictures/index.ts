export { Drawing } from './drawing';
export { Image, type ImageProps } from './image';
export { ImageCredit, type ImageCreditProps } from './image-credit';
