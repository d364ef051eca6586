export { isPlainClick } from './is-plain-click';
export { Link } from './link';
export type { LinkRenderer, LinkProps } from './link-props';
export { LinkProvider, type LinkProviderProps } from './link-provider';
