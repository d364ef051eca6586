import './request-context';

export { expireCookie, setCookie } from './answer-cookies';
export { type CallGuard } from './call-guard';
export { type AllowedOrigins } from './cross-origin';
export { createCsrfTokens, type CsrfTokens } from './csrf';
export { csrfHeaderOf, isSameOrigin, repeatsCsrfCookie } from './csrf-check';
export { requestLocale } from './request-locale';
export { createMailBudget, type MailBudget } from './mail-budget';
export { isSecure, originOf } from './origin-of';
export {
  escapeHtml,
  html,
  markOf,
  messagePage,
  PAGE_ASSETS,
  page,
  styleAsset,
  styleName,
  styleOf,
  type Markup,
  type PageAsset,
  type PageFrame,
} from './page';
export { offeredLocale, pageLocale } from './page-locale';
export { ProblemError, throwProblem } from './problem-error';
export { addressKey, DEFAULT_LIMITS, type RateCounters, type RateLimits } from './rate-limits';
export { formPagePolicy, type PolicySources, storybookPolicy, WORKER_POLICY } from './security-policy';
export { namesOf } from './request-log';
export { traceOf } from './request-trace';
export { serverOptions } from './server-options';
export { type SheddingSettings } from './load-shedding';
export { registerSecurity } from './security';
export { addVary } from './vary';
