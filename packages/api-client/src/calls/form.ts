// Written by `pnpm --filter=@gastroshop/api-client calls:write` from the contract.
import * as endpoints from '@gastroshop/api-contract/endpoints';
import { call } from './call';

/** The key of the captcha that forms use. */
export const getFormSiteKey = /* @__PURE__ */ call('getFormSiteKey', endpoints.getFormSiteKey);

/** Sends a filled-in sign-up form. */
export const submitCrmForm = /* @__PURE__ */ call('submitCrmForm', endpoints.submitCrmForm);

/** Sends a filled-in form. */
export const submitForm = /* @__PURE__ */ call('submitForm', endpoints.submitForm);
