import type { Field, TypePhrase } from '../document/schema';
import { html, type Html } from './html';
import { sentence } from './prose';
import { shapePage } from './shape-page';

/** A type in words; a named shape is a link to its description. */
export const typeMarkup = (type: TypePhrase): Html => {
  switch (type.kind) {
    case 'shape':
      return html`<a href="${shapePage(type.name)}#${type.name}">${type.name}</a>`;
    case 'list':
      return html`list of ${typeMarkup(type.of)}`;
    case 'choice':
      return html`${type.of.map((choice, i) => [i > 0 && ' or ', typeMarkup(choice)])}`;
    case 'text':
      return html`${type.text}`;
  }
};

const row = (field: Field, depth: number, withMeaning: boolean): Html =>
  html`<tr role="row">
      <th scope="row" role="rowheader" class="depth-${Math.min(depth, 4)}">
        <code>${field.name}</code>${!field.required && html` <small>optional</small>`}
        ${field.isExtension && html`<small class="mark">extension</small>`}
      </th>
      <td role="cell">${typeMarkup(field.type)}</td>
      ${withMeaning && html`<td role="cell">${sentence(field.description)}</td>`}
    </tr>
    ${field.fields.map((inner) => row(inner, depth + 1, withMeaning))}`;

const isDescribed = (field: Field): boolean => field.description !== '' || field.fields.some(isDescribed);

// The roles are said again, because a phone shows the rows as blocks and would lose them.

/** A table of fields, nested ones indented below theirs; without a column of meanings where none is told. */
export const fieldTable = (caption: string, fields: readonly Field[]): Html => {
  const withMeaning = fields.some(isDescribed);
  return html`<table role="table">
    <caption>
      ${caption}
    </caption>
    <thead role="rowgroup">
      <tr role="row">
        <th scope="col" role="columnheader">Name</th>
        <th scope="col" role="columnheader">Type</th>
        ${withMeaning && html`<th scope="col" role="columnheader">Meaning</th>`}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${fields.map((field) => row(field, 0, withMeaning))}
    </tbody>
  </table>`;
};
