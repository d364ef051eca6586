export { contentAddress, type AddressKind, type ContentAddress } from './content-address';
export { ContentAnchor, type ContentAnchorProps } from './content-anchor';
export { ContentButton, type ContentButtonProps } from './content-button';
export { LinkCaption } from './link-caption';
export { MoreLink } from './more-link';
export { pictureAddress } from './picture-address';
