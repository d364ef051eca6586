// Written by `pnpm --filter=@gastroshop/api-client calls:write` from the contract.
import * as endpoints from '@gastroshop/api-contract/endpoints';
import { call } from './call';

/** One job offer. */
export const getJob = /* @__PURE__ */ call('getJob', endpoints.getJob);

/** The job page with its offers. */
export const getJobs = /* @__PURE__ */ call('getJobs', endpoints.getJobs);
