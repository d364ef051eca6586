/** A stream of events as its reader sees it. */
export interface ReadStream {
  readonly status: number;
  readonly headers: Headers;
  /** Reads on until a text has come. Throws when the stream ends before. */
  readonly until: (text: string) => Promise<void>;
  /** Reads on to the end; answers what came since. */
  readonly rest: () => Promise<string>;
  readonly leave: () => void;
}

/** Opens a stream of events over a socket. */
export const readStream = async (
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<ReadStream> => {
  const gone = new AbortController();
  const answer = await fetch(url, { headers, signal: gone.signal });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  const isMore = async (): Promise<boolean> => {
    const step = await reader?.read();
    if (step === undefined || step.done) return false;
    heard += step.value;
    return true;
  };
  return {
    status: answer.status,
    headers: answer.headers,
    until: async (text) => {
      while (!heard.includes(text)) if (!(await isMore())) throw new Error(`Ended without ${text}: ${heard}`);
      heard = heard.slice(heard.indexOf(text) + text.length);
    },
    rest: async () => {
      while (await isMore());
      return heard;
    },
    leave: () => {
      gone.abort();
    },
  };
};
