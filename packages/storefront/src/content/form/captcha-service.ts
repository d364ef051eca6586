import { loadScript } from '../../shop';

/** What a widget is drawn with. The services share these names; of the two for the language each reads its own. */
export interface WidgetOptions {
  readonly sitekey: string;
  readonly theme: 'dark' | 'light';
  /** "de". */
  readonly language: string;
  readonly hl: string;
  readonly callback: (token: string) => void;
  readonly 'expired-callback': () => void;
  readonly 'error-callback': () => void;
}

/** Tells a widget of a page from the others. */
export type WidgetId = string | number;

/** What the script of a hosted captcha offers pages. */
export interface CaptchaService {
  readonly render: (place: HTMLElement, options: WidgetOptions) => WidgetId;
  readonly reset: (widget: WidgetId) => void;
  /** Not every service takes its widgets away. */
  readonly remove?: ((widget: WidgetId) => void) | undefined;
}

/** Of some scripts the rest arrives later. */
interface CaptchaScript extends Partial<CaptchaService> {
  readonly ready?: ((go: () => void) => void) | undefined;
}

declare global {
  // Under one of these names a script leaves what it offers.
  var turnstile: CaptchaScript | undefined;
  var hcaptcha: CaptchaScript | undefined;
  var grecaptcha: CaptchaScript | undefined;
}

const leftScript = (): CaptchaScript | undefined =>
  globalThis.turnstile ?? globalThis.hcaptcha ?? globalThis.grecaptcha;

const isService = (script: CaptchaScript | undefined): script is CaptchaService =>
  script?.render !== undefined && script.reset !== undefined;

/** Widgets are drawn when a form asks for one, not wherever the script finds a place for them. */
const explicit = (scriptUrl: string): string => {
  const url = new URL(scriptUrl);
  if (!url.searchParams.has('render')) url.searchParams.set('render', 'explicit');
  return url.href;
};

/**
 * Loads the script of a hosted captcha, once.
 *
 * @throws Error when it cannot be loaded or offers none of what the known services share
 */
export const loadCaptchaService = async (scriptUrl: string, load = loadScript): Promise<CaptchaService> => {
  await load(explicit(scriptUrl));
  const early = leftScript();
  if (!isService(early) && early?.ready !== undefined) await new Promise<void>(early.ready);
  const script = leftScript();
  if (!isService(script)) throw new Error(`No captcha is in ${scriptUrl}`);
  return script;
};
