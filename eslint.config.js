import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', 'data/**', '.cache/**', 'checks/planted/**'] },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      // Numbers in texts are what they look like.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Object types are written as type aliases throughout.
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      // Event handlers of React and Fastify's hooks may be asynchronous.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 12],
    },
  },
  {
    files: ['web/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
  },
  {
    // What the browser asks for is a call of core's; only tests are observers from outside.
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ':matches(Literal[value=/^\\u002fapi\\u002f/], TemplateElement[value.raw=/^\\u002fapi\\u002f/])',
          message: 'An address is written once, in a <room>.calls.ts of core: use the call.',
        },
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['**/browser/api/api-client.ts'], message: 'Use send() and queryOf().' },
          ],
        },
      ],
    },
  },
  {
    // A function that scrolls is two functions; lists of starter content and tests are no functions to split.
    files: ['core/src/**/*.{ts,tsx}', 'api/src/**/*.{ts,tsx}', 'web/src/**/*.{ts,tsx}'],
    ignores: ['**/migrations/*.ts', '**/starter-*.ts', '**/*.test.{ts,tsx}'],
    rules: {
      'max-lines-per-function': [
        'error',
        { max: 60, skipBlankLines: false, skipComments: false, IIFEs: true },
      ],
    },
  },
  {
    // Migrations, starter content and tables of cases are long because there is much to list.
    files: [
      '**/migrations/*.ts',
      '**/starter-*.ts',
      '**/*.test.ts',
      '**/*.test.tsx',
      'e2e/**/*.ts',
    ],
    rules: { 'max-lines': 'off', '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['**/*.js', '**/*.cjs', '**/*.mjs'],
    languageOptions: {
      globals: {
        process: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        URL: 'readonly',
        module: 'writable',
        require: 'readonly',
        __dirname: 'readonly',
      },
    },
  },
);
