import type { AnyCall } from '../contract';
import type { Access } from '../endpoints';

const CALLERS: Readonly<Record<Access, string>> = {
  anonymous: 'Anybody may call it.',
  'signed-in': 'Whoever is signed in may call it.',
  customer: 'Whoever is signed in may call it for a customer they may act for.',
};

/** Who may call, and what depends on them: in sentences, as the reference shows it below the summary. */
export const descriptionOf = ({ endpoint, roles, feature, priceBearing }: AnyCall): string =>
  [
    endpoint.session === true ? 'The session cookie opens it.' : CALLERS[endpoint.access],
    roles === undefined ? undefined : `Without the role ${roles.join(', ')} it is refused.`,
    feature === undefined ? undefined : 'A tenant may do without it.',
    priceBearing === true ? 'Prices are answered to those who may see them.' : undefined,
    endpoint.csrf === true && endpoint.answer === 'empty'
      ? 'A page repeats the XSRF-TOKEN cookie in a header.'
      : undefined,
    endpoint.idempotent === true
      ? 'The same key and body have one effect, however often they are sent.'
      : undefined,
    endpoint.answer === 'events'
      ? 'The stream ends with the token, and resumes after the last event.'
      : undefined,
    endpoint.extension === true ? 'An older backend may lack it.' : undefined,
  ]
    .filter((sentence) => sentence !== undefined)
    .join(' ');
