/** What pages may load besides their own origin's files: origins, exactly as configured. */
export interface PolicySources {
  /** Origins of pictures. */
  readonly pictures?: readonly string[] | undefined;
  /** Origins of tracking services: their script and where it reports to. They load nothing without consent. */
  readonly tracking?: readonly string[] | undefined;
  /** Origins of a hosted captcha: its script, its style, its frame and where it reports to. */
  readonly captcha?: readonly string[] | undefined;
  /** Origins that may frame the content preview. */
  readonly previewFrames?: readonly string[] | undefined;
}

/** For everything that is no page: it loads nothing and is framed by nobody. */
export const API_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For a service worker: it asks its own origin and nobody else, and loads no further scripts. */
export const WORKER_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const directive = (name: string, ...sources: readonly string[]): string => [name, ...sources].join(' ');

/**
 * For the apps' pages: own files only, nothing inline. WebAssembly may be compiled (the barcode scanner is some), which
 * lets no text become code.
 *
 * @param isPreview the content preview, which the editors' system shows in a frame
 */
export const pagePolicy = (
  { pictures = [], tracking = [], captcha = [], previewFrames = [] }: PolicySources,
  isPreview: boolean,
): string =>
  [
    directive('default-src', "'none'"),
    directive('script-src', "'self'", "'wasm-unsafe-eval'", ...tracking, ...captcha),
    directive('style-src', "'self'", ...captcha),
    directive('img-src', "'self'", 'data:', 'blob:', ...pictures, ...tracking),
    directive('font-src', "'self'"),
    directive('connect-src', "'self'", ...tracking, ...captcha),
    directive('media-src', "'self'", 'blob:'),
    directive('manifest-src', "'self'"),
    directive('worker-src', "'self'"),
    directive('frame-src', "'self'", ...captcha),
    directive('form-action', "'self'"),
    directive('base-uri', "'none'"),
    isPreview
      ? directive('frame-ancestors', "'self'", ...previewFrames)
      : directive('frame-ancestors', "'none'"),
  ].join('; ');

/**
 * For a Storybook, whose tool writes its settings into its pages as scripts, and styles into them while it runs. The scripts
 * are named by their hashes, so no other one runs; it frames its stories, and nobody else does.
 *
 * @param scripts hashes of the scripts in its pages, as policies write them: `sha256-…`
 */
export const storybookPolicy = (scripts: readonly string[]): string =>
  [
    directive('default-src', "'none'"),
    directive('script-src', "'self'", ...scripts.map((hash) => `'${hash}'`)),
    directive('style-src', "'self'", "'unsafe-inline'"),
    directive('img-src', "'self'", 'data:', 'blob:'),
    directive('font-src', "'self'"),
    directive('connect-src', "'self'"),
    directive('frame-src', "'self'"),
    directive('form-action', "'none'"),
    directive('base-uri', "'none'"),
    directive('frame-ancestors', "'self'"),
  ].join('; ');

/**
 * For the few pages the backend makes itself (sign-on): own files, and forms that may lead on to the origins named.
 *
 * @param formTargets origins a form's answer redirects to; browsers check those as well
 */
export const formPagePolicy = (formTargets: readonly string[] = []): string =>
  [
    directive('default-src', "'none'"),
    directive('script-src', "'self'"),
    directive('style-src', "'self'"),
    directive('img-src', "'self'"),
    directive('font-src', "'self'"),
    // Policies have no notation for addresses of IPv6; browsers complain of one.
    directive('form-action', "'self'", ...new Set(formTargets.filter((origin) => !origin.includes('[')))),
    directive('base-uri', "'none'"),
    directive('frame-ancestors', "'none'"),
  ].join('; ');
