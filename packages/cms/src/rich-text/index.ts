export { loadRichText } from './load-rich-text';
export { RichText, type RichTextProps } from './rich-text';
