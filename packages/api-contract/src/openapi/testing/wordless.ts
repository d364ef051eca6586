import type { OpenApiDocument } from '../openapi-document';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The words of a text or a name, without those that say nothing. */
const wordsOf = (text: string): string =>
  text
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => !['', 'a', 'an', 'the', 'of'].includes(word))
    .join(' ');

/** Whether a description is there and says more than the name does. */
const saysSomething = (name: string, description: unknown): boolean =>
  typeof description === 'string' && wordsOf(description) !== '' && wordsOf(description) !== wordsOf(name);

/** Keys whose values are data of somebody, not shapes. */
const DATA = new Set(['examples', 'example', 'enum', 'const', 'default']);

const propertiesIn = (value: unknown, place: string): readonly string[] => {
  if (!isRecord(value)) return [];
  const properties = isRecord(value['properties']) ? Object.entries(value['properties']) : [];
  return [
    ...properties
      .filter(([name, property]) => !(isRecord(property) && saysSomething(name, property['description'])))
      .map(([name]) => `${place}.${name}`),
    ...Object.entries(value).flatMap(([key, inner]) =>
      DATA.has(key)
        ? []
        : propertiesIn(inner, key === 'properties' || key === 'items' ? place : `${place}/${key}`),
    ),
  ];
};

/** Properties and parameters of a document that no words go with, or none that say more than their name, by where they stand. */
export const wordless = ({
  components,
  paths,
}: Pick<OpenApiDocument, 'components' | 'paths'>): readonly string[] => [
  ...Object.entries(components.schemas).flatMap(([name, schema]) => propertiesIn(schema, name)),
  ...Object.entries(paths).flatMap(([path, item]) =>
    Object.values(item).flatMap(({ operationId, parameters, ...operation }) => [
      ...parameters.flatMap((parameter) =>
        'name' in parameter && !saysSomething(parameter.name, parameter.description)
          ? [`${operationId}(${parameter.name})`]
          : [],
      ),
      ...propertiesIn(operation, path),
    ]),
  ),
  ...Object.entries(components.parameters).flatMap(([key, { name, description }]) =>
    saysSomething(name, description) ? [] : [key],
  ),
];
