import { contract, type AnyCall } from '@gastroshop/api-contract';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { NO_FLAGS, type UserFlags } from '@gastroshop/identity';
import { describe, expect, it } from 'vitest';
import { hiddenFields } from './redact';

type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const file = createRequire(import.meta.url).resolve('@gastroshop/api-contract/openapi.json');
const document: unknown = JSON.parse(readFileSync(file, 'utf8'));

const at = (value: unknown, ...steps: readonly string[]): unknown =>
  steps.reduce<unknown>((inner, step) => (isRecord(inner) ? inner[step] : undefined), value);

/** The schema of what a call answers when all is well. */
const answerOf = ({ endpoint }: AnyCall): unknown => {
  const base = endpoint.base === 'proxy' ? '/proxy' : '/v1';
  const operation = [base + endpoint.path, endpoint.path]
    .map((path) => at(document, 'paths', path, endpoint.method.toLowerCase()))
    .find(isRecord);
  const content = at(operation, 'responses', '200', 'content');
  return at(content, 'application/json', 'schema') ?? at(content, 'text/event-stream', 'schema');
};

/** Hidden fields that an answer has to hold all the same: where each stands. What is hidden whole is not looked into. */
const requiredThough = (schema: unknown, hidden: ReadonlySet<string>): readonly string[] => {
  const seen = new Set<unknown>();
  const walk = (part: unknown, path: string): readonly string[] => {
    if (!isRecord(part) || seen.has(part)) return [];
    seen.add(part);
    const reference = part['$ref'];
    if (typeof reference === 'string') return walk(at(document, ...reference.split('/').slice(1)), path);
    const required = Array.isArray(part['required']) ? part['required'] : [];
    const properties = Object.entries(isRecord(part['properties']) ? part['properties'] : {});
    return [
      ...properties.flatMap(([name, inner]) => {
        if (!hidden.has(name)) return walk(inner, `${path}.${name}`);
        return required.includes(name) ? [`${path}.${name}`] : [];
      }),
      ...Object.entries(part)
        .filter(([key]) => key !== 'properties')
        .flatMap(([, inner]) => (Array.isArray(inner) ? inner : [inner]).flatMap((each) => walk(each, path))),
    ];
  };
  return walk(schema, '');
};

/** Every combination of what hides something. */
const VIEWS = [true, false].flatMap((seesPrices) =>
  [true, false].flatMap((canSeeBonuses) =>
    [true, false].map((shouldSeeCrossTenantProductId) => ({
      seesPrices,
      flags: {
        ...NO_FLAGS,
        displayPriceInformation: seesPrices,
        canSeeBonuses,
        shouldSeeCrossTenantProductId,
      },
    })),
  ),
);

const nameOf = ({ seesPrices, flags }: { readonly seesPrices: boolean; readonly flags: UserFlags }) =>
  `prices ${String(seesPrices)}, bonuses ${String(flags.canSeeBonuses)}, numbers ${String(flags.shouldSeeCrossTenantProductId)}`;

describe('PRI-9, API-5: what is hidden from somebody, no answer has to hold', () => {
  const answers = Object.entries<AnyCall>({ ...contract }).flatMap(([name, call]) => {
    const schema = answerOf(call);
    // Content is what editors write; nothing is taken out of it.
    return schema === undefined || call.endpoint.content === true ? [] : [{ name, schema }];
  });

  it('there are answers to walk', () => {
    expect(answers.length).toBeGreaterThan(80);
  });

  it.each(VIEWS.map((view) => [nameOf(view), view] as const))('%s', (_, { flags, seesPrices }) => {
    const hidden = new Set(hiddenFields(flags, seesPrices));
    const faults = answers.flatMap(({ name, schema }) =>
      requiredThough(schema, hidden).map((path) => `${name}${path}`),
    );
    expect(faults).toEqual([]);
  });
});
