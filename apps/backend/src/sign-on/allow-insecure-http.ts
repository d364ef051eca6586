import * as client from 'openid-client';

type Permit = (configuration: client.Configuration) => void;

const isPermit = (value: unknown): value is Permit => typeof value === 'function';

/**
 * Lets a provider on one's own machine be called by http. The library marks its function as deprecated so that it
 * stands out where it is used, which is here alone; it has to be handed over as it is, to count for discovery too.
 */
export const permitHttp: readonly Permit[] = [Reflect.get(client, 'allowInsecureRequests')].filter(isPermit);
