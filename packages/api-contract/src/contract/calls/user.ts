import { z } from 'zod';
import * as endpoints from '../../endpoints';
import {
  landmarktTenantSchema,
  list,
  localeChoiceSchema,
  queryParameters,
  userSchema,
  userChangeSchema,
} from '../../schemas';
import { defineCall } from '../call';

export const getConfirmationEmails = defineCall(endpoints.getConfirmationEmails, {
  summary: 'Addresses order confirmations go to.',
  answer: list(z.string()),
});

export const putLabelMail = defineCall(endpoints.putLabelMail, {
  summary: 'Adds an address labels are mailed to.',
  feature: 'LABELS',
  query: z.object({ mail: queryParameters.mail }),
  answer: null,
});

export const deleteLabelMail = defineCall(endpoints.deleteLabelMail, {
  summary: 'Removes an address labels are mailed to.',
  feature: 'LABELS',
  query: z.object({ mail: queryParameters.mail }),
  answer: null,
});

export const putOrderMail = defineCall(endpoints.putOrderMail, {
  summary: 'Adds an address order confirmations go to.',
  query: z.object({ mail: queryParameters.mail }),
  answer: null,
});

export const deleteOrderMail = defineCall(endpoints.deleteOrderMail, {
  summary: 'Removes an address order confirmations go to.',
  query: z.object({ mail: queryParameters.mail }),
  answer: null,
});

export const getLandmarktTenant = defineCall(endpoints.getLandmarktTenant, {
  summary: 'Which tenant of the group a user belongs to, where the group looks that up.',
  answer: landmarktTenantSchema,
});

export const getCurrentUser = defineCall(endpoints.getCurrentUser, {
  summary: 'The signed-in user.',
  answer: userSchema,
});

export const putUserData = defineCall(endpoints.putUserData, {
  summary: 'Changes the data of the signed-in user.',
  body: userChangeSchema,
  answer: userSchema,
});

export const putLocale = defineCall(endpoints.putLocale, {
  summary: 'Keeps the language the user chose.',
  body: localeChoiceSchema,
  answer: null,
});
