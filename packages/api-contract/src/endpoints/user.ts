import type { Endpoint } from './endpoint';

/** Addresses order confirmations go to. */
export const getConfirmationEmails = {
  method: 'GET',
  path: '/user/confirmation-emails',
  access: 'signed-in',
} as const satisfies Endpoint;

/** Adds an address labels are mailed to. */
export const putLabelMail = {
  method: 'PUT',
  path: '/user/labelMail',
  access: 'signed-in',
  query: { mail: 'required' },
  answer: 'empty',
} as const satisfies Endpoint;

/** Removes an address labels are mailed to. */
export const deleteLabelMail = {
  method: 'DELETE',
  path: '/user/labelMail',
  access: 'signed-in',
  query: { mail: 'required' },
  answer: 'empty',
} as const satisfies Endpoint;

/** Adds an address order confirmations go to. */
export const putOrderMail = {
  method: 'PUT',
  path: '/user/orderMail',
  access: 'signed-in',
  query: { mail: 'required' },
  answer: 'empty',
} as const satisfies Endpoint;

/** Removes an address order confirmations go to. */
export const deleteOrderMail = {
  method: 'DELETE',
  path: '/user/orderMail',
  access: 'signed-in',
  query: { mail: 'required' },
  answer: 'empty',
} as const satisfies Endpoint;

/** Which tenant of the group a user belongs to, where the group looks that up. */
export const getLandmarktTenant = {
  method: 'GET',
  path: '/landmarktTenant/{userName}',
  access: 'signed-in',
} as const satisfies Endpoint;

/** The signed-in user. */
export const getCurrentUser = {
  method: 'GET',
  path: '/user/getCurrentUser',
  access: 'signed-in',
} as const satisfies Endpoint;

/** Changes the data of the signed-in user. */
export const putUserData = {
  method: 'PUT',
  path: '/user/updateUserData',
  access: 'signed-in',
  body: 'user',
} as const satisfies Endpoint;

/** Keeps the language the user chose. */
export const putLocale = {
  method: 'PUT',
  path: '/user/locale',
  access: 'signed-in',
  body: 'locale',
  answer: 'empty',
} as const satisfies Endpoint;
