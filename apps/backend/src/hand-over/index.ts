export { createHandOver, type HandOver, type HandOverDocument } from './hand-over';
export { createSignUpHandOver, type SignUpDocument, type SignUpHandOver } from './sign-up';
