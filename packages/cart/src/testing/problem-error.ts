import { type Problem, ResponseError } from '@gastroshop/api-client';

/** What the client throws where the backend answers with this problem. */
export const problemError = (status: number, problem: Problem): ResponseError =>
  new ResponseError(new Response(null, { status }), problem);
