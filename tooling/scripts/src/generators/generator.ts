import type { PlopTypes } from '@turbo/gen';

/** A question of a generator; the answer is a text. */
interface Question {
  readonly name: string;
  readonly message: string;
  /** Missing: anything will do. */
  readonly pattern?: RegExp;
}

/** A file that is written. */
export type FileStep =
  /** Writes a new file from a template of `templates`. */
  | { readonly add: string; readonly template: string }
  /** Changes a file that is there. */
  | { readonly change: string; readonly by: (before: string) => string };

/** One step of a generator. */
export type Step =
  | FileStep
  /** Runs a program of the workspace: what is written from what was changed. */
  | { readonly run: readonly [program: string, ...args: readonly string[]] }
  /** Says what is left to be done. */
  | { readonly say: string };

/** A generator as data, so that it is tried without a terminal. */
export interface Generator {
  readonly description: string;
  readonly questions: readonly Question[];
  /** @param render fills in a template's text with the answers: `{{kebabCase name}}` */
  readonly steps: (
    answers: Readonly<Record<string, string>>,
    render: (text: string) => string,
  ) => readonly Step[];
}

/** Whether a step writes a file. */
export const isFileStep = (step: Step): step is FileStep => 'add' in step || 'change' in step;

/** The file a step writes. */
export const fileOf = (step: FileStep): string => ('add' in step ? step.add : step.change);

/** The answers that are texts. */
export const textsOf = (answers: PlopTypes.Answers): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries<unknown>(answers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.trim()] as const] : [],
    ),
  );
