import type { CallName } from '@gastroshop/api-contract';
import type { Queries } from '../../db';
import type { TestApp } from '../test-app';
import type { TestUser } from '../tokens';
import type { ReadAnswer } from './ask';
import type { AccessFixture } from './access-fixture';

/** The world a case is tried in, before and after the call. */
export interface CaseWorld {
  readonly queries: Queries;
  readonly rights: AccessFixture;
  readonly shop: TestApp;
}

/** What an answer has to be: the same as with nobody else there, or one of these statuses. */
type Expectation = 'LIKE_ALONE' | readonly number[];

/** One call in a situation that calls as they usually are do not bring about. */
export interface AccessCase {
  readonly call: CallName;
  /** What must not happen, or must. */
  readonly title: string;
  /** Brings the situation about, among others and, where the answers are compared, alone as well. */
  readonly arrange?: ((world: CaseWorld) => Promise<unknown>) | undefined;
  /** Parameters beside the plain ones; undefined leaves one out. */
  readonly parameters?: ((rights: AccessFixture) => Readonly<Record<string, unknown>>) | undefined;
  /** The body, by the plain one. */
  readonly body?: ((rights: AccessFixture, plain: unknown) => unknown) | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** What of the caller differs. */
  readonly as?: ((rights: AccessFixture) => Partial<TestUser>) | undefined;
  readonly expects: Expectation;
  /** Looks at what there is then; answers what is wrong with it. */
  readonly after?: ((world: CaseWorld, answer: ReadAnswer) => Promise<readonly string[]>) | undefined;
}
