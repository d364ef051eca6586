import { pointsForCookies } from './cookies';
import { pointsForPolicy, readPolicy } from './sources';

/** What an answer said beside its body. */
export interface SaidHeaders {
  /** By name in lower case; several of one name joined by commas. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Values of `Set-Cookie`. */
  readonly cookies: readonly string[];
}

const HALF_A_YEAR_S = 15_552_000;
const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
/** Below so many points nothing is given for more than what is needed. */
const ENOUGH_FOR_MORE = 90;

const pointsForTransport = (value: string | undefined): number => {
  const age = /^max-age=(\d+)/i.exec(value?.trim() ?? '')?.[1];
  if (age === undefined) return -20;
  return Number(age) < HALF_A_YEAR_S ? -10 : 0;
};

const pointsForReferrer = (value: string | undefined): number => {
  if (value === undefined) return 0;
  return PRIVATE.includes(value.split(',').at(-1)?.trim().toLowerCase() ?? '') ? 5 : -5;
};

const pointsForFraming = (policy: string | undefined, options: string | undefined): number => {
  if (readPolicy(policy ?? '').has('frame-ancestors')) return 5;
  if (options === undefined) return -20;
  return ['deny', 'sameorigin'].includes(options.trim().toLowerCase()) ? 5 : -20;
};

const pointsForResources = (value: string | undefined): number => {
  if (value === undefined || value === 'cross-origin') return 0;
  return ['same-origin', 'same-site'].includes(value) ? 10 : -5;
};

/** Points by what they are for. */
export type HeaderGrade = Readonly<Record<string, number>> & { readonly total: number };

/**
 * Grades an answer as Mozilla's HTTP Observatory does, from its published table: 100 points, less for what is missing,
 * more for what goes further; 100 and above is A+. Answers are looked at as if they came by https, and scripts as being
 * of the own origin, which the policy sees to. Nothing is given for preload lists and integrity hashes.
 *
 * @example gradeHeaders({ headers, cookies }).total // 135
 */
export const gradeHeaders = ({ headers, cookies }: SaidHeaders): HeaderGrade => {
  const policy = headers['content-security-policy'];
  const points = {
    policy: pointsForPolicy(policy),
    cookies: pointsForCookies(cookies),
    sharing: headers['access-control-allow-credentials'] === undefined ? 0 : -50,
    referrer: pointsForReferrer(headers['referrer-policy']),
    transport: pointsForTransport(headers['strict-transport-security']),
    sniffing: headers['x-content-type-options']?.trim().toLowerCase() === 'nosniff' ? 0 : -5,
    framing: pointsForFraming(policy, headers['x-frame-options']),
    resources: pointsForResources(headers['cross-origin-resource-policy']?.trim().toLowerCase()),
  };
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 100);
  const needed = sum(Object.values(points).filter((value) => value < 0));
  return { ...points, total: needed < ENOUGH_FOR_MORE ? needed : sum(Object.values(points)) };
};
