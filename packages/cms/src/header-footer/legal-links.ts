import type { ContentLink, Footer } from '@gastroshop/api-contract';

/**
 * What the law asks for, with the privacy policy even where an editor has not linked it.
 *
 * @param privacy what the policy is called
 */
export const legalLinks = (
  { linksDisclaimer = [], privacyPolicyUrl }: Footer,
  privacy: string,
): readonly ContentLink[] =>
  privacyPolicyUrl === undefined || linksDisclaimer.some(({ url }) => url === privacyPolicyUrl)
    ? linksDisclaimer
    : [...linksDisclaimer, { caption: privacy, url: privacyPolicyUrl }];
