import * as endpoints from '../../endpoints';
import { crmFormSubmission, formSiteKey, formSubmission } from '../../shapes';
import { defineCall } from '../call';

export const getFormSiteKey = defineCall(endpoints.getFormSiteKey, {
  summary: 'The key of the captcha that forms use.',
  answer: formSiteKey,
});

export const submitForm = defineCall(endpoints.submitForm, {
  summary: 'Sends a filled-in form.',
  body: formSubmission,
  errors: ['captcha-failed'],
  answer: null,
});

export const submitCrmForm = defineCall(endpoints.submitCrmForm, {
  summary: 'Sends a filled-in sign-up form.',
  body: crmFormSubmission,
  errors: ['captcha-failed'],
  answer: null,
});
