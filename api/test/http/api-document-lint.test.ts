// Redocly's recommended rules for the document of the API.
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { describeApi } from '../../src/http/document/api-document.ts';

test('it keeps every one of the recommended rules', async () => {
  const problems = await lintFromString({
    source: JSON.stringify(describeApi()),
    absoluteRef: 'openapi.json',
    config: await createConfig({ extends: ['recommended'] }),
  });
  const found = problems.map(({ ruleId, message, location: [at] }) => [
    ruleId,
    message,
    at?.pointer,
  ]);
  expect(found).toEqual([]);
});
