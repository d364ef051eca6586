// Written by `pnpm --filter=@gastroshop/api-client calls:write` from the contract.
import * as endpoints from '@gastroshop/api-contract/endpoints';
import { call } from './call';

/** Removes an address labels are mailed to. */
export const deleteLabelMail = /* @__PURE__ */ call('deleteLabelMail', endpoints.deleteLabelMail);

/** Removes an address order confirmations go to. */
export const deleteOrderMail = /* @__PURE__ */ call('deleteOrderMail', endpoints.deleteOrderMail);

/** Addresses order confirmations go to. */
export const getConfirmationEmails = /* @__PURE__ */ call(
  'getConfirmationEmails',
  endpoints.getConfirmationEmails,
);

/** The signed-in user. */
export const getCurrentUser = /* @__PURE__ */ call('getCurrentUser', endpoints.getCurrentUser);

/** Which tenant of the group a user belongs to, where the group looks that up. */
export const getLandmarktTenant = /* @__PURE__ */ call('getLandmarktTenant', endpoints.getLandmarktTenant);

/** Adds an address labels are mailed to. */
export const putLabelMail = /* @__PURE__ */ call('putLabelMail', endpoints.putLabelMail);

/** Keeps the language the user chose. */
export const putLocale = /* @__PURE__ */ call('putLocale', endpoints.putLocale);

/** Adds an address order confirmations go to. */
export const putOrderMail = /* @__PURE__ */ call('putOrderMail', endpoints.putOrderMail);

/** Changes the data of the signed-in user. */
export const putUserData = /* @__PURE__ */ call('putUserData', endpoints.putUserData);
