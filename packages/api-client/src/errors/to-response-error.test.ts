import { describe, expect, it } from 'vitest';
import { ResponseError } from './response-error';
import { toResponseError } from './to-response-error';

const answer = (body: string, contentType = 'application/problem+json', status = 409): Response =>
  new Response(body, { status, headers: { 'content-type': contentType } });

const problem = {
  type: 'about:blank',
  title: 'Conflict',
  status: 409,
  detail: 'Somebody was faster.',
  code: 'order-differences',
  field: 'seen',
  differences: [{ sku: '1' }],
};

describe('ERR-2: the error of an answer outside 200 to 299', () => {
  it('says so in the specified words and carries status, answer and problem', async () => {
    const response = answer(JSON.stringify(problem));
    const error = await toResponseError(response);
    expect(error).toBeInstanceOf(ResponseError);
    expect(error.message).toBe('Response returned an error code');
    expect(error.name).toBe('ResponseError');
    expect(error.status).toBe(409);
    expect(error.response).toBe(response);
    expect(error.problem).toEqual(problem);
  });

  it('leaves the body readable for others', async () => {
    const error = await toResponseError(answer(JSON.stringify(problem)));
    expect(await error.response.json()).toEqual(problem);
  });

  it.each(['application/problem+json; charset=utf-8', 'Application/Problem+JSON'])(
    'knows a problem by its media type: %s',
    async (contentType) => {
      const error = await toResponseError(answer('{"code":"not-found"}', contentType));
      expect(error.problem).toEqual({ code: 'not-found' });
    },
  );

  it.each([
    ['other JSON', answer('{"code":"not-found"}', 'application/json')],
    ['a type that only begins alike', answer('{"code":"x"}', 'application/problem+jsonx')],
    ['a type that only ends alike', answer('{"code":"x"}', 'x/application/problem+json')],
    ['a page', answer('<html>', 'text/html')],
    ['no body', new Response(null, { status: 409 })],
    ['broken JSON', answer('{"code":')],
    ['a text', answer('"not-found"')],
    ['null', answer('null')],
    ['a list', answer('[]')],
    ['a type that is no text', answer('{"type":1}')],
    ['a title that is no text', answer('{"title":1}')],
    ['a detail that is no text', answer('{"detail":null}')],
    ['a code that is no text', answer('{"code":17}')],
    ['a field that is no text', answer('{"field":{}}')],
  ])('finds no problem in %s', async (_, response) => {
    const error = await toResponseError(response);
    expect(error.problem).toBeUndefined();
    expect(error.status).toBe(409);
  });

  it('takes a problem without any known member', async () => {
    expect((await toResponseError(answer('{}'))).problem).toEqual({});
  });
});
