/** Where a search cluster is, and who asks. */
export interface ClusterAddress {
  /** Base address, https://search.example:9200 */
  readonly url: string;
  readonly user?: string | undefined;
  readonly password?: string | undefined;
}

/** An answer of the cluster that is none: its status, or what was wrong with it. */
export class ClusterError extends Error {
  override readonly name = 'ClusterError';
  /** Missing: it did not answer, or not in the shape that is documented. */
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

/** A request to the cluster. */
export interface ClusterRequest {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT';
  /** Begins with a slash. */
  readonly path: string;
  /** Sent as JSON; lines of it for a bulk request. */
  readonly body?: unknown;
  readonly lines?: readonly unknown[] | undefined;
  readonly timeoutMs: number;
}

/** Letters of an answer that are worth telling when it is an error. */
const TOLD = 300;

const contentOf = ({ body, lines }: ClusterRequest) => {
  if (lines !== undefined)
    return {
      type: 'application/x-ndjson',
      text: `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`,
    };
  return body === undefined ? undefined : { type: 'application/json', text: JSON.stringify(body) };
};

const authorization = ({ user, password = '' }: ClusterAddress): Readonly<Record<string, string>> =>
  user === undefined
    ? {}
    : { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` };

/**
 * Sends a request and reads its answer.
 *
 * @throws ClusterError when the cluster cannot be reached, is late, or answers with a status from 400 on
 */
export const requestCluster = async (address: ClusterAddress, request: ClusterRequest): Promise<unknown> => {
  const { method, path, timeoutMs } = request;
  const content = contentOf(request);
  const named = `${method} ${path}`;
  let answer: { readonly status: number; readonly text: string };
  try {
    const response = await fetch(`${address.url.replace(/\/$/, '')}${path}`, {
      method,
      headers: {
        ...authorization(address),
        ...(content !== undefined && { 'content-type': content.type }),
      },
      ...(content !== undefined && { body: content.text }),
      signal: AbortSignal.timeout(timeoutMs),
      // A redirect would carry the password somewhere else.
      redirect: 'error',
    });
    answer = { status: response.status, text: await response.text() };
  } catch (error) {
    throw new ClusterError(`${named}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const { status, text } = answer;
  if (status >= 400) throw new ClusterError(`${named}: ${status} ${text.slice(0, TOLD)}`, status);
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new ClusterError(`${named}: an answer that is no JSON`);
  }
};
