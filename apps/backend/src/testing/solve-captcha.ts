import { formSiteKeySchema } from '@gastroshop/api-contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/**
 * Does the work a captcha asks for, as a browser does.
 *
 * @param offer what `getFormSiteKey` answered
 * @returns the token
 */
export const solveCaptcha = async (offer: unknown): Promise<string> => {
  const { captcha } = formSiteKeySchema.parse(offer);
  if (captcha?.challenge === undefined) throw new Error('No work was offered');
  const { parameters, signature } = captcha.challenge;
  const { keySignature = '', data = {}, ...figures } = parameters;
  const solution = await solveChallenge({
    challenge: { parameters: { ...figures, keySignature, data }, signature },
    deriveKey,
  });
  return Buffer.from(JSON.stringify({ challenge: captcha.challenge, solution })).toString('base64');
};
