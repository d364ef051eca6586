export { showBootConsent, consentControls, type BootConsent, removeBootConsent } from './show-boot-consent';
export { consentTexts } from './consent-texts';
export { prefetch, consumePrefetched } from './prefetched-responses';
export { showUnreachable } from './show-unreachable';
