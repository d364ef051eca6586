import { isObject, objectAt, textAt, type JsonObject } from '../document/json';
import type { Operation } from '../document/operation';
import { fieldsOf, typePhrase, type Field } from '../document/schema';
import { fieldTable, typeMarkup } from './fields';
import { html, type Html } from './html';
import { paragraphs, sentence } from './prose';

/** The method as a badge that also says itself in words. */
export const methodBadge = (method: string): Html =>
  html`<span class="method method-${method.toLowerCase()}">${method}</span>`;

const parameterFields = (operation: Operation): readonly Field[] =>
  operation.parameters.map((parameter) => ({
    name: textAt(parameter, 'name'),
    required: parameter['required'] === true,
    isExtension: parameter['x-extension'] === true,
    type: typePhrase(objectAt(parameter, 'schema')),
    description: [`In the ${textAt(parameter, 'in')}.`, textAt(parameter, 'description')].join(' '),
    fields: [],
  }));

/** The first shape that a body or an answer carries, whatever its media type. */
const contentOf = (node: JsonObject) => {
  const [media, value] = Object.entries(objectAt(node, 'content'))[0] ?? [];
  return media === undefined || !isObject(value) ? undefined : { media, schema: objectAt(value, 'schema') };
};

const bodyPart = (operation: Operation): Html | undefined => {
  const sent = contentOf(operation.body);
  if (sent === undefined) return undefined;
  const fields = fieldsOf(sent.schema);
  return html`<h3>Body</h3>
    <p>${sent.media}: ${typeMarkup(typePhrase(sent.schema))}</p>
    ${fields.length > 0 && fieldTable(`Body of ${operation.id}`, fields)}`;
};

const answerRow = ([status, answer]: readonly [string, JsonObject]): Html => {
  const shape = contentOf(answer);
  return html`<dt><code>${status}</code></dt>
    <dd>
      ${sentence(textAt(answer, 'description'))}
      ${
        shape !== undefined &&
        html`<br /><small>${shape.media}: ${typeMarkup(typePhrase(shape.schema))}</small>`
      }
    </dd>`;
};

const isSuccess = ([status]: readonly [string, JsonObject]) => status.startsWith('2');

const answerPart = (operation: Operation): Html => {
  const failures = operation.answers.filter((answer) => !isSuccess(answer));
  return html`<h3>Answers</h3>
    <dl class="answers">${operation.answers.filter(isSuccess).map(answerRow)}</dl>
    ${
      failures.length > 0 &&
      html`<details>
        <summary>${failures.length} kinds of failure</summary>
        <dl class="answers">${failures.map(answerRow)}</dl>
      </details>`
    }`;
};

/** One call: what it is, who may call, what goes in, what comes out. */
export const operationSection = (operation: Operation): Html => {
  const fields = parameterFields(operation);
  return html`<section id="${operation.id}" aria-labelledby="${operation.id}-title">
    <h2 id="${operation.id}-title">
      <a href="#${operation.id}">${operation.id}</a>
      ${operation.isExtension && html`<small class="mark">extension</small>`}
    </h2>
    <p class="path">${methodBadge(operation.method)} <code>${operation.path}</code></p>
    <p>${sentence(operation.summary)}</p>
    ${paragraphs(operation.description)}
    <p><small>Who may call: ${operation.access}.</small></p>
    ${fields.length > 0 && [html`<h3>Parameters</h3>`, fieldTable(`Parameters of ${operation.id}`, fields)]}
    ${bodyPart(operation)} ${answerPart(operation)}
  </section>`;
};
