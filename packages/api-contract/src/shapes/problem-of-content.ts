import { z } from 'zod';
import { component, type Shape } from './component';
import { problemShape } from './problem';

const authenticationNeededProblemShape = problemShape
  .extend({ code: z.literal('authentication-needed'), signInUrl: z.string() })
  .describe('The content is for signed-in users.');
/** The content is for signed-in users. */
export interface AuthenticationNeededProblem extends z.infer<typeof authenticationNeededProblemShape> {}
export const authenticationNeededProblem: Shape<AuthenticationNeededProblem> = component(
  'AuthenticationNeededProblem',
  authenticationNeededProblemShape,
);
