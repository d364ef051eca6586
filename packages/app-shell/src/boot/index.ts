export { showBootConsent, consentControls, type BootConsent, removeBootConsent } from './show-boot-consent';

export { leaveFor, pageAddress, shownAddress, shownPath } from './page-address';
export { prefetch, consumePrefetched } from './prefetched-responses';
export { showUnreachable } from './show-unreachable';
