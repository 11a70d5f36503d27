// The API document as a page to read: no script, no assets, prints well.
import { escapeHtml } from './escape-html.ts';
import type { ApiDocument, Operation } from './api-document.ts';
import type { JsonSchema } from './json-schema.ts';

function schemaBlock(
  title: string,
  content: Record<string, { schema?: JsonSchema }> | undefined,
): string {
  const schema = content?.['application/json']?.schema;
  if (!schema) return '';
  const text = escapeHtml(JSON.stringify(schema, null, 2));
  return `<details><summary>${escapeHtml(title)}</summary><pre>${text}</pre></details>`;
}

/** A named shape, which calls refer to. */
function shapeSection(name: string, schema: JsonSchema): string {
  const text = escapeHtml(JSON.stringify(schema, null, 2));
  return `<section><h2><code>${escapeHtml(name)}</code></h2><pre>${text}</pre></section>`;
}

function operationSection(method: string, path: string, operation: Operation): string {
  const parameters = operation.parameters
    .map(({ name, in: place, required }) => {
      return `<li><code>${escapeHtml(name)}</code> (${escapeHtml(place)}${required ? ', obligatorio' : ''})</li>`;
    })
    .join('');
  const responses = Object.entries(operation.responses)
    .map(([status, { content }]) => schemaBlock(`Respuesta ${status}`, content))
    .join('');
  return `<section>
<h2><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h2>
<p>${escapeHtml(operation.summary)} <small>${escapeHtml(operation.description)}</small></p>
${parameters && `<ul>${parameters}</ul>`}
${schemaBlock('Cuerpo', operation.requestBody?.content)}
${responses}
</section>`;
}

const STYLE = `body{font:17px/1.5 system-ui,sans-serif;max-width:56rem;margin:2rem auto;padding:0 1rem;color:#1d1613;background:#fbf3e6}
section{border-top:1px solid #6b4a34;padding:.5rem 0}h2{font-size:1.1rem}pre{overflow:auto;background:#fff;padding:1rem}small{color:#6b4a34}`;

/** The document as one HTML page. */
export function renderApiPage(document: ApiDocument): string {
  const sections = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) =>
      operationSection(method, path, operation),
    ),
  );
  const shapes = Object.entries(document.components.schemas).map(([name, schema]) =>
    shapeSection(name, schema),
  );
  return `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API de ${escapeHtml(document.info.title)}</title><style>${STYLE}</style></head>
<body><h1>API de ${escapeHtml(document.info.title)}</h1>
<p>Documento completo: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1)</p>
${sections.join('\n')}
${shapes.join('\n')}
</body></html>`;
}
