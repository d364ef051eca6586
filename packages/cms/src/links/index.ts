export { toContentUrl, type AddressKind, type ContentUrl } from './content-url';
export { ContentAnchor, type ContentAnchorProps } from './content-anchor';
export { ContentButton, type ContentButtonProps } from './content-button';
export { LinkCaption } from './link-caption';
export { MoreLink } from './more-link';
export { imageAddress } from './image-url';
