export { showBootConsent, consentControls, type BootConsent, removeBootConsent } from './show-boot-consent';

export { prefetch, consumePrefetched } from './prefetched-responses';
export { showUnreachable } from './show-unreachable';
