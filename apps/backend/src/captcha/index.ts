export type { Captcha, CaptchaPass } from './captcha';
export { createHostedCaptcha } from './hosted-captcha';
export { createProofOfWork } from './proof-of-work';
