export { brandColors } from './brand-colors';
export { markSvg } from './mark-svg';
export { themeCss } from './theme-css';
export { themes } from './themes';
