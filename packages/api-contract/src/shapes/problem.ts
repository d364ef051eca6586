import { z } from 'zod';
import { component, type Shape } from './component';
import { ERRORS, isErrorCode } from './error-code';
import { list } from './list';

const errorCode = z.enum(Object.keys(ERRORS).filter(isErrorCode));

const fieldProblemShape = z
  .object({
    field: z.string().describe('Path of the field, or the label of a form field'),
    message: z.string(),
  })
  .describe('What is wrong with one field.');
/** What is wrong with one field. */
export interface FieldProblem extends z.infer<typeof fieldProblemShape> {}
export const fieldProblem: Shape<FieldProblem> = component('FieldProblem', fieldProblemShape);

export const problemShape = z
  .object({
    type: z.string().describe('Address of a page about this kind of error, or about:blank'),
    title: z.string(),
    status: z.int(),
    detail: z.string().optional(),
    instance: z.string().optional(),
    code: errorCode,
    field: z.string().optional().describe('The field it is about, where it is about one'),
    requestId: z
      .string()
      .optional()
      .describe(
        'How the logs call the request, as X-Request-Id of the answer: to be told when an error is reported',
      ),
    traceId: z.string().optional().describe('The trace the request belongs to, see traceparent'),
    errors: list(fieldProblem).optional().describe('All fields it is about'),
  })
  .meta({
    description: 'An error as RFC 9457 shapes it, with a stable code.',
    examples: [{ type: 'about:blank', title: 'Not found', status: 404, code: 'not-found' }],
  });
/** An error as RFC 9457 shapes it, with a stable code. */
export interface Problem extends z.infer<typeof problemShape> {}
export const problem: Shape<Problem> = component('Problem', problemShape);
