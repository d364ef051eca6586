import * as endpoints from '../../endpoints';
import { crmFormSubmissionSchema, formSiteKeySchema, formSubmissionSchema } from '../../schemas';
import { defineCall } from '../call';

export const getFormSiteKey = defineCall(endpoints.getFormSiteKey, {
  summary: 'The key of the captcha that forms use.',
  answer: formSiteKeySchema,
});

export const submitForm = defineCall(endpoints.submitForm, {
  summary: 'Sends a filled-in form.',
  body: formSubmissionSchema,
  errors: ['captcha-failed'],
  answer: null,
});

export const submitCrmForm = defineCall(endpoints.submitCrmForm, {
  summary: 'Sends a filled-in sign-up form.',
  body: crmFormSubmissionSchema,
  errors: ['captcha-failed'],
  answer: null,
});
