export {
  askConsentEarly,
  consentControls,
  type EarlyConsent,
  takeConsentQuestion,
} from './ask-consent-early';
export { consentTexts } from './consent-texts';
export { askEarly, takeEarly } from './early-answers';
export { sayUnreachable } from './say-unreachable';
