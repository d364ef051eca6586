import { useEffect, useState } from 'react';

/**
 * The answer of a call, undefined until it is there and where it failed. The call is made again when `key` changes.
 *
 * @param call what is asked; it has to stop when the signal says so
 */
export const useAnswer = <Answer>(
  key: string,
  call: (signal: AbortSignal) => Promise<Answer>,
): Answer | undefined => {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    const leaving = new AbortController();
    call(leaving.signal).then(setAnswer, () => {
      if (!leaving.signal.aborted) setAnswer(undefined);
    });
    return () => {
      leaving.abort();
    };
  }, [key]);
  return answer;
};
