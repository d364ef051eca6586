import type { PlopTypes } from '@turbo/gen';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileOf, type Generator, isFileStep, type Step, textsOf } from './generator';

/** Commands run where the person stands: at the top of the workspace. */
const top = process.cwd();

const run = ([program, ...args]: readonly [string, ...string[]]): void => {
  execFileSync(program, args, { cwd: top, stdio: ['ignore', 'ignore', 'inherit'] });
};

const actionOf = (step: Step): PlopTypes.ActionType => {
  if ('add' in step)
    return { type: 'add', path: path.join(top, step.add), templateFile: `templates/${step.template}.hbs` };
  return (): string => {
    if ('say' in step) return step.say;
    if ('run' in step) {
      run([...step.run]);
      return step.run.join(' ');
    }
    const file = path.join(top, step.change);
    writeFileSync(file, step.by(readFileSync(file, 'utf8')));
    return step.change;
  };
};

const isFormatted = (file: string): boolean => /\.(?:tsx?|json|css|md)$/.test(file);

/** What a reading call answers: "getTableReservation" is about "tableReservation". */
export const nounOf = (name: string): string => {
  const noun = name.replace(/^get(?=[A-Z])/, '');
  return noun.slice(0, 1).toLowerCase() + noun.slice(1);
};

/** A block's name for its files and types, which all end in "block": "videoBlock" and "video" are both of "video". */
export const blockNounOf = (kind: string): string => kind.replace(/Blocks?$/, '');

/** Hands a generator to turbo gen. What it wrote is formatted before anything is written from it. */
export const register = (
  plop: PlopTypes.NodePlopAPI,
  name: string,
  { description, questions, steps }: Generator,
): void => {
  plop.setGenerator(name, {
    description,
    prompts: questions.map(({ pattern, ...question }) => ({
      type: 'input',
      ...question,
      validate: (value: unknown) =>
        pattern === undefined ||
        (typeof value === 'string' && pattern.test(value)) ||
        `Expected ${String(pattern)}`,
    })),
    actions: (given = {}) => {
      const answers = textsOf(given);
      for (const { name: asked, pattern } of questions)
        if (pattern?.test(answers[asked] ?? '') === false)
          throw new Error(`${asked} is "${answers[asked] ?? ''}", and ${String(pattern)} is expected`);
      const all = steps(answers, (text) => plop.renderString(text, answers));
      const files = all.filter(isFileStep);
      const paths = files.map(fileOf).filter(isFormatted);
      return [
        ...files,
        // Without a file to lay out the formatter would not know what it is asked.
        ...(paths.length === 0
          ? []
          : [{ run: ['prettier', '--log-level=warn', '--write', ...new Set(paths)] } as const]),
        ...all.filter((step) => !isFileStep(step)),
      ].map(actionOf);
    },
  });
};
