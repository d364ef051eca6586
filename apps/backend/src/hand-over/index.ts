export { createHandOver, type HandOver, type HandOverDocument } from './hand-over';
