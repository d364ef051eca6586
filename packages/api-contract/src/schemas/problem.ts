import { z } from 'zod';
import { registerComponent, type Schema } from './register-component';
import { type ErrorCode, ERRORS, isErrorCode } from './error-code';
import { list } from './list-schema';

const errorCode = z.enum(Object.keys(ERRORS).filter(isErrorCode));

const fieldProblemShape = z
  .object({
    field: z.string().describe('Path of the field, or the label of a form field'),
    message: z
      .string()
      .describe('What is wrong with it; of the field of a form in the language asked for, else in English'),
  })
  .describe('What is wrong with one field.');
/** What is wrong with one field. */
export interface FieldProblem extends z.infer<typeof fieldProblemShape> {}
export const fieldProblemSchema: Schema<FieldProblem> = registerComponent('FieldProblem', fieldProblemShape);

export const problemShape = z
  .object({
    type: z.string().describe('Address of a page about this kind of error, or about:blank'),
    title: z.string().describe('The kind of error in English, for developers and logs'),
    status: z.int().describe('HTTP status of the answer'),
    detail: z
      .string()
      .optional()
      .describe('What was wrong this time, in English; missing where there is no more to say'),
    instance: z
      .string()
      .optional()
      .describe('Address of this one occurrence, where it has one; requestId is what logs know it by'),
    code: errorCode.describe(
      'Stable name of the error, for programs; an older client meets codes it does not know',
    ),
    field: z.string().optional().describe('The field it is about, where it is about one'),
    requestId: z
      .string()
      .optional()
      .describe(
        'How the logs call the request, as X-Request-Id of the answer: to be told when an error is reported',
      ),
    traceId: z.string().optional().describe('The trace the request belongs to, see traceparent'),
    errors: list(fieldProblemSchema).optional().describe('All fields it is about'),
  })
  .meta({
    description: 'An error as RFC 9457 shapes it, with a stable code.',
    examples: [{ type: 'about:blank', title: 'Not found', status: 404, code: 'not-found' }],
  });
/** The code of a problem that carries more than others. */
export const problemCode = <Code extends ErrorCode>(code: Code) =>
  z.literal(code).describe('Tells this problem from the others, for programs');

/** An error as RFC 9457 shapes it, with a stable code. */
export interface Problem extends z.infer<typeof problemShape> {}
export const problemSchema: Schema<Problem> = registerComponent('Problem', problemShape);
