import { createHostedCaptcha, createProofOfWork, type Captcha } from './captcha';
import type { KeyRing } from './key-ring';
import type { Settings } from './settings';

/** The captcha the settings name: a hosted one, else the work that browsers do. */
export const captchaOf = (settings: Settings, keyRing: KeyRing): Captcha => {
  const {
    CAPTCHA_SITE_KEY: siteKey,
    CAPTCHA_SECRET: hostedSecret,
    CAPTCHA_VERIFY_URL: verifyUrl,
    CAPTCHA_SCRIPT_URL: scriptUrl,
    CAPTCHA_WORK: work,
  } = settings;
  return siteKey === undefined ||
    hostedSecret === undefined ||
    verifyUrl === undefined ||
    scriptUrl === undefined
    ? createProofOfWork({ keyRing, work })
    : createHostedCaptcha({ siteKey, secret: hostedSecret, verifyUrl, scriptUrl });
};

/** Origins whose script and frames pages may show for the captcha: that of the script, and further ones of the service. */
export const captchaOrigins = ({
  CAPTCHA_SCRIPT_URL: scriptUrl,
  CAPTCHA_ORIGINS: further,
}: Settings): readonly string[] => (scriptUrl === undefined ? [] : [new URL(scriptUrl).origin, ...further]);
