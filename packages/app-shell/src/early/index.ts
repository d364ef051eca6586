export {
  askConsentEarly,
  consentControls,
  type EarlyConsent,
  takeConsentQuestion,
} from './ask-consent-early';
export { consentWords } from './consent-words';
export { askEarly, takeEarly } from './early-answers';
export { sayUnreachable } from './say-unreachable';
