import { createClient } from '@gastroshop/api-client';
import { describe, expect, it, vi } from 'vitest';
import { answeringFetch } from '../../testing/answering-fetch';
import type { CaptchaService, WidgetOptions } from './captcha-service';
import { captchaTokens } from './captcha-token';
import { CaptchaError, hostedCaptcha } from './hosted-captcha';

const SECOND = 1_000;

/** A service that answers when the test says so. */
const standIn = () => {
  const drawn: WidgetOptions[] = [];
  const service = {
    render: vi.fn<CaptchaService['render']>((_place, options) => drawn.push(options)),
    reset: vi.fn<CaptchaService['reset']>(),
    remove: vi.fn<NonNullable<CaptchaService['remove']>>(),
  };
  const widget = (): WidgetOptions => {
    const [first] = drawn;
    if (first === undefined) throw new Error('No widget was drawn');
    return first;
  };
  return { service, widget };
};

const setUp = () => {
  const { service, widget } = standIn();
  const load = vi.fn<(scriptUrl: string) => Promise<CaptchaService>>(() => Promise.resolve(service));
  const captcha = hostedCaptcha('de', load);
  const leave = captcha.place(document.createElement('div'));
  let now = 0;
  const fetch = answeringFetch(() => ({
    siteKey: 'site',
    captcha: { kind: 'HOSTED', scriptUrl: 'https://captcha.example/api.js' },
  }));
  const tokens = captchaTokens(createClient({ fetch, readCookie: () => undefined }), () => now, captcha);
  return {
    service,
    widget,
    load,
    captcha,
    leave: () => {
      leave?.();
    },
    tokens,
    wait: (seconds: number) => {
      now += seconds * SECOND;
    },
  };
};

const drawn = async ({ service }: ReturnType<typeof setUp>, times = 1): Promise<void> => {
  await vi.waitFor(() => {
    expect(service.render.mock.calls.length + service.reset.mock.calls.length).toBe(times);
  });
};

describe('a hosted captcha in a form', () => {
  it('is loaded when a token is needed, and waits for the visitor', async () => {
    const shown = setUp();
    const { captcha, load, tokens, widget } = shown;
    const changed = vi.fn();
    captcha.subscribe(changed);
    expect(load).not.toHaveBeenCalled();
    const token = tokens.get();
    await drawn(shown);
    expect(load.mock.calls).toEqual([['https://captcha.example/api.js']]);
    expect(widget()).toMatchObject({ sitekey: 'site', language: 'de', theme: 'light' });
    await vi.waitFor(() => {
      expect(changed).toHaveBeenCalled();
    });
    expect(captcha.isWaiting()).toBe(true);
    widget().callback('passed');
    expect((await token).token).toBe('passed');
    expect(captcha.isWaiting()).toBe(false);
  });

  it('is asked anew for a second token, and for one in place of an old one', async () => {
    const shown = setUp();
    const { tokens, widget, service, wait } = shown;
    const first = tokens.get();
    await drawn(shown);
    widget().callback('one');
    await first;
    expect((await tokens.get()).token).toBe('one');
    tokens.drop();
    const second = tokens.get();
    await drawn(shown, 2);
    widget().callback('two');
    expect((await second).token).toBe('two');

    widget()['expired-callback']();
    const third = tokens.get();
    await drawn(shown, 3);
    widget().callback('three');
    await third;

    wait(91);
    const fourth = tokens.get();
    await drawn(shown, 4);
    widget().callback('four');
    expect((await fourth).token).toBe('four');
    expect(service.render).toHaveBeenCalledOnce();
  });

  it.each([
    ['its script is not there', (shown: ReturnType<typeof setUp>) => shown.load.mockRejectedValueOnce('404')],
    [
      'its widget reports an error',
      (shown: ReturnType<typeof setUp>) =>
        shown.service.render.mockImplementationOnce((_place, options) => {
          queueMicrotask(options['error-callback']);
          return 1;
        }),
    ],
    [
      'it comes for a form that has gone',
      (shown: ReturnType<typeof setUp>) => {
        shown.leave();
      },
    ],
  ])('says that it cannot be asked when %s', async (_when, provoke) => {
    const shown = setUp();
    provoke(shown);
    await expect(shown.tokens.get()).rejects.toBeInstanceOf(CaptchaError);
  });

  it('goes with its form', async () => {
    const shown = setUp();
    const token = shown.tokens.get();
    await drawn(shown);
    shown.leave();
    await expect(token).rejects.toBeInstanceOf(CaptchaError);
    expect(shown.service.remove).toHaveBeenCalledOnce();
  });
});
