import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadCaptchaService } from './captcha-service';

const loadScript = vi.fn<(url: string) => Promise<void>>();
const service = { render: () => 1, reset: () => undefined };

afterEach(() => {
  globalThis.hcaptcha = undefined;
  globalThis.grecaptcha = undefined;
});

describe('the script of a hosted captcha', () => {
  it('draws nothing by itself', async () => {
    loadScript.mockImplementation(() => {
      globalThis.hcaptcha = service;
      return Promise.resolve();
    });
    expect(await loadCaptchaService('https://captcha.example/api.js?hl=de', loadScript)).toBe(service);
    expect(loadScript).toHaveBeenLastCalledWith('https://captcha.example/api.js?hl=de&render=explicit');
    await loadCaptchaService('https://captcha.example/api.js?render=none', loadScript);
    expect(loadScript).toHaveBeenLastCalledWith('https://captcha.example/api.js?render=none');
  });

  it('is waited for where its parts arrive later', async () => {
    loadScript.mockImplementation(() => {
      globalThis.grecaptcha = {
        ready: (go) => {
          globalThis.grecaptcha = service;
          go();
        },
      };
      return Promise.resolve();
    });
    expect(await loadCaptchaService('https://captcha.example/api.js', loadScript)).toBe(service);
  });

  it('is no captcha when it leaves none', async () => {
    loadScript.mockResolvedValue();
    await expect(loadCaptchaService('https://captcha.example/other.js', loadScript)).rejects.toThrow(
      'No captcha is in',
    );
  });
});
