import { describe, expect, it } from 'vitest';
import { FetchError, UnreadableResponseError } from '../errors';
import { failureOf, json } from '../testing/fake-backend';
import { readJson } from './read-json';

const broken = (error: unknown): Response =>
  new Response(
    new ReadableStream({
      pull(controller) {
        controller.error(error);
      },
    }),
  );

describe('readJson', () => {
  it.each([{ a: 1 }, [], 0, false, null, 'text'])('answers %j', async (body) => {
    expect(await readJson(json(body))).toEqual(body);
  });

  it.each(['', '{"a":', '<html></html>'])('cannot read "%s"', async (body) => {
    const response = new Response(body);
    const failure = await failureOf(readJson(response));
    expect(failure).toBeInstanceOf(UnreadableResponseError);
    expect(failure).toMatchObject({
      name: 'UnreadableResponseError',
      message: 'The answer could not be read',
      response,
    });
    expect(failure).toHaveProperty('cause', expect.any(SyntaxError));
  });

  it('ERR-3: an answer that breaks off is a FetchError', async () => {
    const cause = new TypeError('terminated');
    const failure = await failureOf(readJson(broken(cause)));
    expect(failure).toBeInstanceOf(FetchError);
    expect(failure).toMatchObject({ cause });
  });

  it('passes on the reason of a signal that aborts meanwhile', async () => {
    const failure = await failureOf(
      readJson(broken(new TypeError('terminated')), AbortSignal.abort('enough')),
    );
    expect(failure).toBe('enough');
  });
});
