export { isPublicKey, publicKeyOf, type PushKeys } from './push-keys';
export { isPushEndpoint } from './push-endpoint';
export { createPushSender, type PushSender, type PushTarget } from './push-sender';
