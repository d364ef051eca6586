/** What an error code says: its HTTP status, its title, and when it is answered. */
interface ErrorMeaning {
  readonly status: number;
  readonly title: string;
  readonly when: string;
}

/**
 * Every error the backend answers, by its stable code. Texts for people belong to the apps; the title is for
 * developers and logs.
 */
export const ERRORS = {
  'malformed-body': { status: 400, title: 'Malformed body', when: 'The body is no JSON.' },
  'sign-in-required': {
    status: 401,
    title: 'Sign-in required',
    when: 'No bearer token, or one that is invalid or expired.',
  },
  'customer-forbidden': {
    status: 403,
    title: 'Not your customer',
    when: 'Tenant or customer is foreign or unknown.',
  },
  'prices-forbidden': { status: 403, title: 'Prices not visible', when: 'The user may not see prices.' },
  'owner-required': {
    status: 403,
    title: 'Owner required',
    when: 'Only the owner may change, delete or share this.',
  },
  'csrf-token-invalid': {
    status: 403,
    title: 'CSRF token invalid',
    when: 'The X-XSRF-TOKEN header does not match the cookie.',
  },
  'authentication-needed': {
    status: 403,
    title: 'Authentication needed',
    when: 'The content is for signed-in users.',
  },
  'feature-not-offered': {
    status: 403,
    title: 'Feature not offered',
    when: 'The shop of the tenant does not have this part.',
  },
  'not-found': { status: 404, title: 'Not found', when: 'What the id names is foreign or unknown.' },
  'path-not-found': { status: 404, title: 'Path not found', when: 'There is no content at this path.' },
  'user-name-unknown': {
    status: 404,
    title: 'User name unknown',
    when: 'No user of the tenant has this user name.',
  },
  'cart-already-ordered': {
    status: 409,
    title: 'Cart already ordered',
    when: 'The cart was ordered meanwhile: this version of it under another key, or the one a line was written to.',
  },
  'order-differences': {
    status: 409,
    title: 'Order differs',
    when: 'Prices, amounts, status or day differ from what the buyer saw.',
  },
  'deadline-passed': { status: 409, title: 'Deadline passed', when: 'It is too late for the requested day.' },
  'order-changed': {
    status: 409,
    title: 'Order changed',
    when: 'The order was changed meanwhile: the same lines, or the revision to be cancelled.',
  },
  'order-locked': {
    status: 409,
    title: 'Order locked',
    when: 'The order can no longer be changed, or never could: it is being prepared, over, or not of this shop.',
  },
  'standing-order-changed': {
    status: 409,
    title: 'Standing order changed',
    when: 'The standing order, or this time it comes, is not what the user saw: changed, stopped, or ordered meanwhile.',
  },
  'cart-empty': { status: 409, title: 'Cart empty', when: 'There is nothing to order.' },
  'articles-not-available': {
    status: 409,
    title: 'Articles not available',
    when: "Articles are inactive or outside the customer's assortment.",
  },
  'fair-not-active': { status: 409, title: 'Fair not active', when: 'The fair is over, or not open yet.' },
  'fair-tenant-not-invited': {
    status: 409,
    title: 'Tenant not invited',
    when: 'The fair is not held for this tenant.',
  },
  'fair-customer-blocked': {
    status: 409,
    title: 'Customer blocked',
    when: 'The customer may not order in this fair.',
  },
  'fair-order-limit-reached': {
    status: 409,
    title: 'Order limit reached',
    when: 'The customer has placed as many orders as the fair allows.',
  },
  'body-too-large': {
    status: 413,
    title: 'Body too large',
    when: 'The body is larger than this call takes.',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'Unsupported media type',
    when: 'The body is not of the type this call takes.',
  },
  'unknown-host': { status: 421, title: 'Unknown host', when: 'No tenant belongs to the host name.' },
  'invalid-request': {
    status: 422,
    title: 'Invalid request',
    when: 'Parameters, body or form fields break a rule.',
  },
  'amount-too-small': {
    status: 422,
    title: 'Amount too small',
    when: 'The amount is below the minimum sale quantity.',
  },
  'delivery-day-not-possible': {
    status: 422,
    title: 'Delivery day not possible',
    when: 'There is no delivery on the requested day.',
  },
  'order-value-too-small': {
    status: 422,
    title: 'Order value too small',
    when: 'A delivery is below the least value it is driven for.',
  },
  'idempotency-key-reused': {
    status: 422,
    title: 'Idempotency key reused',
    when: 'The key was used with another body.',
  },
  'captcha-failed': { status: 422, title: 'Captcha failed', when: 'The captcha token is not accepted.' },
  'too-many-requests': { status: 429, title: 'Too many requests', when: 'More calls than allowed.' },
  unknown: { status: 500, title: 'Unknown error', when: 'Something went wrong that has no code of its own.' },
  'not-implemented': { status: 501, title: 'Not implemented', when: 'This backend does not offer the call.' },
  unavailable: { status: 503, title: 'Unavailable', when: 'The backend cannot answer at the moment.' },
} as const satisfies Readonly<Record<string, ErrorMeaning>>;

/** Stable code of an error, see {@link ERRORS}. */
export type ErrorCode = keyof typeof ERRORS;

/** What can go wrong with content, besides what can go wrong with every call (CMS-1). */
export const CONTENT_ERROR_CODES = [
  'path-not-found',
  'authentication-needed',
  'unknown',
] as const satisfies readonly ErrorCode[];
/** Error of a content call, see {@link CONTENT_ERROR_CODES}. */
export type ContentErrorCode = (typeof CONTENT_ERROR_CODES)[number];

/** Whether a text is a known error code. An older client meets codes it does not know. */
export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERRORS, code);
