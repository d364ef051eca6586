import { getBearer } from './bearer';
import type { Client } from './client';

/**
 * Starts the token request before the first shop call, in parallel with the loading of code; does nothing for an anonymous
 * visitor. A failure is silent here: the calls that follow meet it themselves.
 */
export async function preloadToken(client: Client): Promise<void> {
  await getBearer(client, undefined).catch(() => undefined);
}
