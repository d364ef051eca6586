export { isSignatureOf, keyRingOf, signText, type KeyRing } from './key-ring';
export { createSeal, type Seal } from './seal';
