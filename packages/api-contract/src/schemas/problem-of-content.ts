import { z } from 'zod';
import { registerComponent, type Schema } from './register-component';
import { problemCode, problemShape } from './problem';

const authenticationNeededProblemShape = problemShape
  .extend({
    code: problemCode('authentication-needed'),
    signInUrl: z.string().describe('Where to sign in, to be opened as a page'),
  })
  .describe('The content is for signed-in users.');
/** The content is for signed-in users. */
export interface AuthenticationNeededProblem extends z.infer<typeof authenticationNeededProblemShape> {}
export const authenticationNeededProblemSchema: Schema<AuthenticationNeededProblem> = registerComponent(
  'AuthenticationNeededProblem',
  authenticationNeededProblemShape,
);
