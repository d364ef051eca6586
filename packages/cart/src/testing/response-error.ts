import { ResponseError } from '@gastroshop/api-client';

/** What the client throws where the backend answers with this status. */
export const responseError = (status: number, code = 'test'): ResponseError =>
  new ResponseError(new Response(null, { status }), {
    type: 'about:blank',
    title: 'A refusal for a test',
    status,
    code,
  });
