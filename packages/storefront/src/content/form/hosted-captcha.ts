import { type CaptchaService, loadCaptchaService, type WidgetId } from './captcha-service';

/** The service did not let itself be asked: its script or its widget failed. */
export class CaptchaError extends Error {
  override readonly name = 'CaptchaError';
}

/** What the backend says of a hosted captcha. */
interface HostedOffer {
  readonly siteKey: string;
  readonly scriptUrl: string;
}

/** The widget of a hosted captcha in a form. Nothing is loaded before the form needs a token. */
export interface HostedCaptcha {
  /**
   * A token, as soon as the visitor has passed.
   *
   * @param onExpired the token is not taken any more
   * @throws CaptchaError (the promise rejects) when the service fails or the form has gone
   */
  readonly ask: (offer: HostedOffer, onExpired: () => void) => Promise<string>;
  /** The element the widget is drawn in, while there is one. */
  readonly place: (element: HTMLElement | null) => (() => void) | undefined;
  /** The widget waits for the visitor. */
  readonly isWaiting: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

interface Question {
  readonly resolve: (token: string) => void;
  readonly reject: (error: CaptchaError) => void;
}

const shownScheme = (): 'dark' | 'light' =>
  document.documentElement.getAttribute('data-mantine-color-scheme') === 'dark' ? 'dark' : 'light';

/**
 * Draws the widget of a hosted captcha when a token is asked for, and draws it anew for each further one.
 *
 * @param language of the widget, "de"
 */
export const hostedCaptcha = (
  language: string,
  load: (scriptUrl: string) => Promise<CaptchaService> = loadCaptchaService,
): HostedCaptcha => {
  const listeners = new Set<() => void>();
  let element: HTMLElement | undefined;
  let widget: { readonly service: CaptchaService; readonly id: WidgetId } | undefined;
  let question: Question | undefined;
  let expired = (): void => undefined;

  const settle = (answer: (question: Question) => void): void => {
    const asked = question;
    question = undefined;
    if (asked === undefined) return;
    answer(asked);
    for (const listener of listeners) listener();
  };
  const fail = (why: string): void => {
    settle(({ reject }) => {
      reject(new CaptchaError(why));
    });
  };
  const draw = async ({ siteKey, scriptUrl }: HostedOffer): Promise<void> => {
    if (widget !== undefined) {
      widget.service.reset(widget.id);
      return;
    }
    const service = await load(scriptUrl);
    // The form may have gone meanwhile.
    if (element === undefined || question === undefined) throw new CaptchaError('There is no form any more');
    const id = service.render(element, {
      sitekey: siteKey,
      theme: shownScheme(),
      language,
      hl: language,
      callback: (token) => {
        settle(({ resolve }) => {
          resolve(token);
        });
      },
      'expired-callback': () => {
        expired();
      },
      'error-callback': () => {
        fail('The service reported an error');
      },
    });
    widget = { service, id };
  };

  return {
    ask: (offer, onExpired) =>
      new Promise((resolve, reject) => {
        question = { resolve, reject };
        expired = onExpired;
        draw(offer).then(
          () => {
            for (const listener of listeners) listener();
          },
          (error: unknown) => {
            fail(String(error));
          },
        );
      }),
    place: (placed) => {
      if (placed === null) return undefined;
      element = placed;
      return () => {
        fail('The form has gone');
        if (widget !== undefined) widget.service.remove?.(widget.id);
        element = undefined;
        widget = undefined;
      };
    },
    isWaiting: () => widget !== undefined && question !== undefined,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
