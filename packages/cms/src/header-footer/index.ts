export { FooterView, type FooterViewProps } from './footer-view';
export { headerLinks, type HeaderLink } from './header-links';
export { HeaderNoticeView, type HeaderNoticeViewProps } from './header-notice-view';
