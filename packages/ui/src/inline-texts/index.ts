export { useInlineTexts } from './use-inline-texts';
