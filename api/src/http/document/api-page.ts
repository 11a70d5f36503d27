// The API document as a page to read: no script, no assets, prints well.
import type { ApiDocument, Operation } from './api-document.ts';
import { API_PAGE_STYLE } from './api-page-style.ts';
import { escapeHtml } from '../../escape-html.ts';
import { referredName } from './json-schema.ts';
import type { JsonSchema } from './json-schema-shape.ts';

const ALLOWED: Record<string, string> = {
  'Allowed: anyone': 'Cualquiera',
  'Allowed: signed-in': 'Quien ha iniciado sesión',
  'Allowed: staff': 'Personal',
  'Allowed: superadmin': 'Superadmin',
};

const PLACES: Record<string, string> = { query: 'consulta', path: 'ruta', header: 'cabecera' };

type Content = Operation['responses'][string]['content'];

/** A schema as a type to read, with links to the named shapes. */
function typeHtml(schema: JsonSchema, indent = ''): string {
  const { $ref, allOf, anyOf, oneOf, properties, items, additionalProperties } = schema;
  if ($ref) return shapeLink(referredName($ref));
  if (allOf) return allOf.map((one) => typeHtml(one, indent)).join(' &amp; ');
  const choices = anyOf ?? oneOf;
  if (choices) return choices.map((one) => typeHtml(one, indent)).join(' | ');
  if (properties) return objectHtml(schema, indent);
  if (items) return `Array&lt;${typeHtml(items, indent)}&gt;`;
  if (additionalProperties) return `{ [nombre]: ${typeHtml(additionalProperties, indent)} }`;
  return escapeHtml(plainType(schema));
}

function objectHtml({ properties = {}, required = [] }: JsonSchema, indent: string): string {
  const inner = `${indent}  `;
  const fields = Object.entries(properties).map(
    ([name, property]) =>
      `${inner}${escapeHtml(name)}${required.includes(name) ? '' : '?'}: ${typeHtml(property, inner)}\n`,
  );
  return `{\n${fields.join('')}${indent}}`;
}

function plainType({ type, format, enum: values, const: only }: JsonSchema): string {
  if (only !== undefined) return JSON.stringify(only);
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  const name = [type ?? 'cualquier valor'].flat().join(' | ');
  return format === undefined ? name : `${name} (${format})`;
}

function shapeLink(name: string): string {
  return `<a href="#forma-${escapeHtml(name)}">${escapeHtml(name)}</a>`;
}

function contentHtml(title: string, content: Content): string {
  return Object.entries(content ?? {})
    .map(([type, { schema }]) => {
      const kind = type === 'application/json' ? '' : ` <small>${escapeHtml(type)}</small>`;
      return `<h4>${escapeHtml(title)}${kind}</h4><pre>${typeHtml(schema)}</pre>`;
    })
    .join('');
}

function parametersHtml({ parameters }: Operation): string {
  if (parameters.length === 0) return '';
  const items = parameters.map(({ name, in: place, required, description = '', schema }) => {
    const kind = `${PLACES[place] ?? place}${required ? ', obligatorio' : ''}`;
    return `<li><code>${escapeHtml(name)}</code>: ${typeHtml(schema)} <small>(${kind}) ${escapeHtml(description)}</small></li>`;
  });
  return `<h4>Parámetros</h4><ul>${items.join('')}</ul>`;
}

function refusalsHtml(responses: Operation['responses']): string {
  const rows = Object.entries(responses).flatMap(([status, { content }]) =>
    Object.entries(content?.['application/json']?.examples ?? {}).map(([code, { value }]) => {
      const { error = '' } = value as { error?: string };
      const shown = status === 'default' ? '500' : status;
      return `<tr><td>${shown}</td><td><code>${escapeHtml(code)}</code></td><td>${escapeHtml(error)}</td></tr>`;
    }),
  );
  return `<details><summary>Rechazos (${rows.length})</summary><table>
<tr><th>Estado</th><th>Código</th><th>Texto</th></tr>${rows.join('')}</table></details>`;
}

function operationHtml(method: string, path: string, operation: Operation): string {
  const { operationId, summary, description, requestBody, responses } = operation;
  const results = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  const refusals = Object.fromEntries(
    Object.entries(responses).filter(([status]) => !/^[23]/.test(status)),
  );
  return `<section id="${operationId}">
<h3><code><b>${method.toUpperCase()}</b> ${escapeHtml(path)}</code></h3>
<p>${escapeHtml(summary)} <small>${operationId} · ${ALLOWED[description] ?? ''}</small></p>
${parametersHtml(operation)}${contentHtml('Cuerpo', requestBody?.content)}
${results.map(([status, { content }]) => contentHtml(`Respuesta ${status}`, content)).join('')}
${refusalsHtml(refusals)}
</section>`;
}

function groupHtml(tag: string, { paths }: ApiDocument): string {
  const sections = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { tags }]) => tags.includes(tag))
      .map(([method, operation]) => operationHtml(method, path, operation)),
  );
  return `<h2 id="grupo-${tag}">${tag}</h2>${sections.join('\n')}`;
}

export function renderApiPage(document: ApiDocument): string {
  const tags = document.tags.map(({ name }) => name);
  const links = tags.map((tag) => `<a href="#grupo-${tag}">${tag}</a>`);
  const shapes = Object.entries(document.components.schemas).map(
    ([name, schema]) =>
      `<section id="forma-${escapeHtml(name)}"><h3>${escapeHtml(name)}</h3><pre>${typeHtml(schema)}</pre></section>`,
  );
  const title = `API de ${escapeHtml(document.info.title)}`;
  return `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${API_PAGE_STYLE}</style></head>
<body><h1>${title}</h1>
<p>Documento completo: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1)</p>
<nav>${links.join(' ')} <a href="#formas">Formas</a></nav>
${tags.map((tag) => groupHtml(tag, document)).join('\n')}
<h2 id="formas">Formas</h2>
${shapes.join('\n')}
</body></html>`;
}
