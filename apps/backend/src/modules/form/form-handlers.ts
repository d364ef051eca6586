import { afterCommit, type Handlers } from '../../calls';
import { createProofOfWork } from '../../captcha';
import type { Services } from '../services';
import { submitForm } from './submit-form';
import { submitSignUp } from './submit-sign-up';

/** Forms of the content: the captcha that opens them, and what visitors fill in. */
export const formHandlers = (services: Services) => {
  const captcha = services.captcha ?? createProofOfWork({ keyRing: services.keyRing });
  return {
    getFormSiteKey: ({ now }) => Promise.resolve(afterCommit(() => captcha.offer(now))),
    submitForm: (request, queries) => submitForm(queries, request, services, captcha),
    submitCrmForm: (request, queries) => submitSignUp(queries, request, services, captcha),
  } satisfies Handlers;
};
