import { isObject, objectAt, textAt, type JsonObject } from '../document/json';
import { readOperations, type Operation } from '../document/operation';
import { fieldsOf, typePhrase } from '../document/schema';
import { fieldTable, typeMarkup } from './fields';
import { html, type Html } from './html';
import { areaPage, layout, type Area } from './layout';
import { methodBadge, operationSection } from './operation';
import { paragraphs, sentence } from './prose';
import { shapePage } from './shape-page';

const overview = (document: JsonObject, operations: readonly Operation[]): Html =>
  html`<h1>${textAt(objectAt(document, 'info'), 'title')}</h1>
    ${paragraphs(textAt(objectAt(document, 'info'), 'description'))}
    <p class="filter">
      <label for="filter">Find a call</label>
      <input id="filter" type="search" autocomplete="off" placeholder="cart, GET, /my/orders …" />
      <span id="filter-count" role="status">${operations.length} calls</span>
    </p>
    <ul class="calls" id="calls">
      ${operations.map(
        (operation) =>
          html`<li>
            ${methodBadge(operation.method)}
            <a href="${areaPage(operation.tag)}#${operation.id}"><code>${operation.path}</code></a>
            <span>${operation.id}: ${sentence(operation.summary)}</span>
          </li>`,
      )}
    </ul>
    <p id="no-calls" hidden>No call matches. Try a part of the path or of the name.</p>`;

type NamedSchema = readonly [name: string, schema: JsonObject];

const namedSchemas = (document: JsonObject): readonly NamedSchema[] =>
  Object.entries(objectAt(objectAt(document, 'components'), 'schemas')).flatMap(([name, schema]) =>
    isObject(schema) ? [[name, schema] as const] : [],
  );

const shapeList = (schemas: readonly NamedSchema[]): Html =>
  html`<h1>Shapes</h1>
    <p>
      The named shapes that calls take and answer. Fields marked as extension may be missing on an older
      backend.
    </p>
    <ul class="names">
      ${schemas.map(([name]) => html`<li><a href="${shapePage(name)}#${name}">${name}</a></li>`)}
    </ul>`;

const shapeSection = ([name, schema]: NamedSchema): Html => {
  const fields = fieldsOf(schema);
  return html`<section id="${name}" aria-labelledby="${name}-title">
    <h2 id="${name}-title"><a href="#${name}">${name}</a></h2>
    ${paragraphs(textAt(schema, 'description'))}
    ${
      fields.length > 0
        ? fieldTable(`Fields of ${name}`, fields)
        : html`<p>${typeMarkup(typePhrase(schema))}</p>`
    }
  </section>`;
};

const groupBy = <T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
};

/** All pages of the reference: file name to markup. */
export const renderSite = (document: JsonObject): ReadonlyMap<string, string> => {
  const operations = readOperations(document);
  const byTag = groupBy(operations, (operation) => operation.tag);
  const areas: readonly Area[] = [...byTag].map(([tag, calls]) => ({ tag, count: calls.length }));
  const version = textAt(objectAt(document, 'info'), 'version');
  const pages = new Map<string, string>();
  const add = (file: string, title: string, content: Html) => {
    pages.set(file, layout({ title, file, version }, areas, content).toString());
  };
  add('index.html', 'All calls', overview(document, operations));
  const schemas = namedSchemas(document);
  add('shapes.html', 'Shapes', shapeList(schemas));
  for (const [file, group] of groupBy(schemas, ([name]) => shapePage(name))) {
    const letter = group[0]?.[0].slice(0, 1).toUpperCase() ?? '';
    add(
      file,
      `Shapes ${letter}`,
      html`<h1>Shapes ${letter}</h1>
        ${group.map(shapeSection)}`,
    );
  }
  for (const [tag, calls] of byTag) {
    add(
      areaPage(tag),
      tag,
      html`<h1>${tag}</h1>
        ${calls.map(operationSection)}`,
    );
  }
  return pages;
};
