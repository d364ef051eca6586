import { cloneElement, isValidElement } from 'react';
import { englishSamples } from './english-samples';

const isPlain = (value: object): value is Record<string, unknown> =>
  Object.getPrototypeOf(value) === Object.prototype;

/** What was put into English before: arrays and objects have to stay the same ones from render to render. */
const known = new WeakMap<object, unknown>();

const entriesInEnglish = (value: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    // What things are told by is no word.
    Object.entries(value).map(([name, each]) => [name, name === 'key' ? each : inEnglish(each)]),
  );

const made = (value: object): unknown => {
  if (Array.isArray(value)) return value.map(inEnglish);
  if (isValidElement<Record<string, unknown>>(value))
    return cloneElement(value, entriesInEnglish(value.props));
  return isPlain(value) ? entriesInEnglish(value) : value;
};

const inEnglish = (value: unknown): unknown => {
  if (typeof value === 'string') return englishSamples[value] ?? value;
  if (typeof value !== 'object' || value === null) return value;
  if (!known.has(value)) known.set(value, made(value));
  return known.get(value);
};

/** The arguments of a story with its sample words in English; what has no English word stays, and so do functions. */
export const argsInEnglish = (args: Record<string, unknown>): Record<string, unknown> =>
  entriesInEnglish(args);
