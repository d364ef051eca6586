// Written by `pnpm --filter=@gastroshop/api-client calls:write` from the contract.
import * as endpoints from '@gastroshop/api-contract/endpoints';
import { call } from './call';

/** An access token for the live session, five minutes at most. */
export const getToken = /* @__PURE__ */ call('getToken', endpoints.getToken);
