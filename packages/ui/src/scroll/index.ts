export { useKeyboardScroll } from './use-keyboard-scroll';
