/** What the shop's own interface answers, and the session it belongs to. */
interface Asked {
  readonly data: unknown;
  readonly token: string | undefined;
}

/**
 * Asks Vendure's shop interface (GraphQL).
 *
 * @throws Error with what it refused
 */
export const askVendure = async (
  origin: string,
  query: string,
  variables: object,
  token?: string,
): Promise<Asked> => {
  const answer = await fetch(`${origin}/shop-api`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const body: unknown = await answer.json();
  if (typeof body !== 'object' || body === null || !('data' in body) || 'errors' in body)
    throw new Error(`Vendure refused: ${JSON.stringify(body)}`);
  return { data: body.data, token: answer.headers.get('vendure-auth-token') ?? token };
};

/** Reads a value below names and places; undefined where there is none. */
export const valueAt = (value: unknown, ...steps: readonly (string | number)[]): unknown => {
  let inner = value;
  for (const step of steps) {
    if (typeof inner !== 'object' || inner === null) return undefined;
    inner = Object.entries(inner).find(([name]) => name === String(step))?.[1];
  }
  return inner;
};

/** The items of a list; none where the value is no list. */
export const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
