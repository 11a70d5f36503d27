// Every example in the document of the API is one that the schemas take.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { CALLS } from '@brasa/core/calls.ts';
import { statusOf, type Call } from '@brasa/core/kernel/call.ts';
import { editConflict } from '@brasa/core/kernel/versions.ts';
import { errorReply } from '@brasa/core/kernel/wire.ts';
import { describeApi, type Operation } from '../../src/http/document/api-document.ts';
import type { Examples } from '../../src/http/document/api-examples.ts';

type Content = Record<string, Examples>;

const operations = Object.values(describeApi().paths).flatMap((methods) => Object.values(methods));
const cases = Object.entries<Call>(CALLS).map(([name, call]) => ({
  name,
  call,
  operation: operations.find(({ operationId }) => operationId === name),
}));

/** Every example of the content; none is a fault. */
function examplesIn(content: Content | undefined): unknown[] {
  const { example, examples = {} } = content?.['application/json'] ?? {};
  const found = Object.values(examples).map(({ value }) => value);
  if (example !== undefined) found.push(example);
  expect(found).not.toEqual([]);
  return found;
}

function expectToFit(schema: z.ZodType | undefined, examples: unknown[]): void {
  for (const example of examples) {
    const { error } = (schema ?? z.never()).safeParse(example);
    expect({ example, issues: error?.issues }).toEqual({ example, issues: undefined });
  }
}

test.each(cases)('$name: what is sent and answered', ({ call, operation }) => {
  const { requestBody, responses } = operation as Operation;
  if (call.body && !call.consumes) expectToFit(call.body, examplesIn(requestBody?.content));
  const status = statusOf(call);
  if (status === 204 || call.produces) return;
  expectToFit(call.answers[status], examplesIn(responses[status]?.content));
});

test.each(cases)('$name: its refusals', ({ call, operation }) => {
  const { responses } = operation as Operation;
  const refusals = Object.entries(responses).filter(([status]) => !/^[23]/.test(status));
  for (const [status, { content }] of refusals) {
    const own = call.answers[Number(status)];
    const conflict = status === '409' && call.versioned && editConflict(call.versioned);
    const shapes = [own, conflict].flatMap((shape) => shape || []);
    expectToFit(z.union([...shapes, errorReply.strict()]), examplesIn(content));
  }
});
