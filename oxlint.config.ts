import { existsSync, readdirSync } from 'node:fs'
import { defineConfig, type OxlintOverride } from 'oxlint'

const appBase = ['contract', 'app/browser', 'app/ui', 'app/i18n', 'app/client']
const backofficeBase = ['contract', 'app/browser', 'app/ui', 'backoffice/ui', 'backoffice/i18n', 'backoffice/client']

/** The layers, lowest first. Each layer may import itself and the listed layers. */
const layers: Record<string, string[]> = {
  contract: [],
  'server/context': ['contract'],
  'server/db': ['contract', 'server/context'],
  'server/ports': ['contract', 'server/context'],
  'server/domain': ['contract', 'server/context', 'server/db', 'server/ports'],
  'server/http': ['contract', 'server/context', 'server/ports', 'server/domain'],
  'server/metrics': ['contract', 'server/context', 'server/db'],
  'server/web': ['contract', 'server/context', 'server/http', 'app/i18n', 'app/client'],
  'server/config': ['contract', 'server/context', 'server/domain'],
  'server/start': [
    'contract',
    'server/context',
    'server/db',
    'server/ports',
    'server/domain',
    'server/http',
    'server/metrics',
    'server/web',
    'server/config',
  ],
  'server/cli': ['contract', 'server/context', 'server/db', 'server/ports', 'server/domain', 'server/config', 'server/start'],
  'app/browser': [],
  'app/ui': ['app/browser'],
  'app/i18n': ['contract', 'app/browser'],
  'app/client': ['contract', 'app/browser'],
  'app/features': appBase,
  'app/sections': [...appBase, 'app/features'],
  'app/pages': [...appBase, 'app/features', 'app/sections'],
  'backoffice/i18n': ['contract', 'app/browser'],
  'backoffice/client': ['contract', 'app/browser', 'backoffice/i18n', 'backoffice/ui'],
  'backoffice/ui': ['contract', 'app/browser', 'app/ui', 'backoffice/i18n'],
  'backoffice/features': backofficeBase,
  'backoffice/sections': [...backofficeBase, 'backoffice/features'],
  'backoffice/pages': [...backofficeBase, 'backoffice/features', 'backoffice/sections'],
}

/** Client modules that do not use the customer's session. The back office may import them. */
const sharedFiles = ['#app/client/api-error.ts']

const appLayers = Object.keys(layers).filter((layer) => /^(app|backoffice)\//.test(layer))
const libraryLayers: Record<string, string[]> = {
  kysely: ['server/db', 'server/domain', 'server/metrics', 'server/start'],
  pg: ['server/db'],
  '@electric-sql/pglite': ['server/db'],
  fastify: ['server/http', 'server/web', 'server/metrics', 'server/start'],
  'prom-client': ['server/metrics', 'server/start'],
  sharp: ['server/ports'],
  nodemailer: ['server/ports'],
  pdfkit: ['server/ports'],
  ioredis: ['server/ports'],
  jose: ['server/domain', 'server/ports'],
  '@tanstack/react-query': appLayers,
  react: appLayers,
  'react-router': [...appLayers, 'server/web', 'server/start'],
  '@base-ui/react': ['app/ui', 'backoffice/ui', 'backoffice/features'],
}

const all = Object.keys(layers)

function layerRule(folder: string, layer: string, isolatedFolders: string[] = []): OxlintOverride {
  const allowedLayers = [layer, ...(layers[layer] ?? [])]
  // the modules above all layers (config, shop, routes …) compose the layers, so no layer may import them
  const forbiddenLayers = [
    '#server/*',
    '#app/*',
    '#backoffice/*',
    ...all.filter((other) => !allowedLayers.includes(other)).map((other) => `#${other}/**`),
    ...(layer.startsWith('backoffice/') ? sharedFiles.map((file) => `!${file}`) : []),
  ]
  const forbiddenLibraries = Object.entries(libraryLayers)
    .filter(([, owners]) => !owners.includes(layer))
    .flatMap(([library]) => [library, `${library}/**`])
  return {
    files: [`${folder}/**/*.{ts,tsx}`],
    excludeFiles: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: [...forbiddenLayers, ...forbiddenLibraries, '#test/**', '#bench/**'],
              message: `${layer} may import only ${allowedLayers.join(', ')}`,
            },
            ...(isolatedFolders.length
              ? [{ group: isolatedFolders, message: 'Features do not import each other; compose them in a section or a page.' }]
              : []),
          ],
        },
      ],
    },
  }
}

const featuresOf = (top: string) =>
  existsSync(`${top}/features`) ? readdirSync(`${top}/features`).map((name) => [top, name] as const) : []

export default defineConfig({
  plugins: ['eslint', 'typescript', 'import', 'unicorn', 'oxc', 'react', 'jsx-a11y'],
  categories: { correctness: 'error' },
  ignorePatterns: ['build/**', '.react-router/**', '.data/**', 'node_modules/**'],
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-relative-parent-imports': 'error',
    // `import { type X }` compiles to an import without names, which would load the module in browsers
    'typescript/no-import-type-side-effects': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'react/no-danger': 'error',
    'no-else-return': 'error',
    'no-nested-ternary': 'error',
    'no-console': 'error',
    'max-params': ['error', 4],
    'max-lines-per-function': ['error', { max: 75, skipBlankLines: true, skipComments: true }],
    'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
  },
  overrides: [
    ...all.filter((layer) => !layer.endsWith('/features')).map((layer) => layerRule(layer, layer)),
    ...['app', 'backoffice']
      .flatMap(featuresOf)
      .map(([top, name]) =>
        layerRule(`${top}/features/${name}`, `${top}/features`, [`#${top}/features/**`, `!#${top}/features/${name}/**`]),
      ),
    {
      files: ['scripts/**', 'bench/**', 'test/**', 'torture/**', '**/*.test.{ts,tsx}'],
      rules: { 'no-console': 'off', 'max-lines-per-function': 'off', 'max-params': 'off' },
    },
    { files: ['test/e2e/**'], rules: { 'max-lines': 'off' } },
    {
      files: ['test/**', '**/*.test.{ts,tsx}'],
      // Playwright has its own `expect.poll`. `eventually.ts` wraps the `expect.poll` of Vitest, which does not work in hooks.
      // `pgbouncer.ts` waits in a hook.
      excludeFiles: ['test/e2e/**', 'test/eventually.ts', 'test/pgbouncer.ts'],
      rules: {
        'no-restricted-properties': [
          'error',
          ...[
            ['expect', 'poll'],
            ['vi', 'waitFor'],
            ['vi', 'waitUntil'],
          ].map(([object = '', property = '']) => ({ object, property, message: 'Wait by `eventually` of test/eventually.ts.' })),
        ],
      },
    },
  ],
})
