import { existsSync, readdirSync } from 'node:fs'
import { defineConfig, type OxlintOverride } from 'oxlint'

/** Each layer, lowest first, and the layers it may import besides itself. */
const layers: Record<string, string[]> = {
  contract: [],
  'server/context': ['contract'],
  'server/db': ['contract', 'server/context'],
  'server/ports': ['contract', 'server/context'],
  'server/domain': ['contract', 'server/context', 'server/db', 'server/ports'],
  'server/http': ['contract', 'server/context', 'server/ports', 'server/domain'],
  'server/web': ['contract', 'server/context', 'server/http', 'app/i18n', 'app/client'],
  'app/ui': [],
  'app/i18n': ['contract'],
  'app/client': ['contract'],
  'app/features': ['contract', 'app/ui', 'app/i18n', 'app/client'],
  'app/sections': ['contract', 'app/ui', 'app/i18n', 'app/client', 'app/features'],
  'app/layouts': ['contract', 'app/ui', 'app/i18n', 'app/client', 'app/features', 'app/sections'],
  'app/pages': ['contract', 'app/ui', 'app/i18n', 'app/client', 'app/features', 'app/sections', 'app/layouts'],
}

/** Libraries that belong to one place; everywhere else they are banned. */
const appLayers = ['app/ui', 'app/i18n', 'app/client', 'app/features', 'app/sections', 'app/layouts', 'app/pages']
const homes: Record<string, string[]> = {
  kysely: ['server/db', 'server/domain'],
  pg: ['server/db'],
  '@electric-sql/pglite': ['server/db'],
  fastify: ['server/http', 'server/web'],
  sharp: ['server/ports'],
  nodemailer: ['server/ports'],
  ioredis: ['server/ports'],
  jose: ['server/domain', 'server/ports'],
  '@tanstack/react-query': appLayers,
  react: appLayers,
  'react-router': [...appLayers, 'server/web'],
  '@base-ui/react': ['app/ui'],
}

const all = Object.keys(layers)

function layerRule(folder: string, layer: string, islands: string[] = []): OxlintOverride {
  const sees = [layer, ...(layers[layer] ?? [])]
  // what lies above the layers (config, shop, routes …) puts them together: no layer knows it
  const foreign = ['#server/*', '#app/*', ...all.filter((other) => !sees.includes(other)).map((other) => `#${other}/**`)]
  const homeless = Object.entries(homes)
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
            { group: [...foreign, ...homeless, '#test/**', '#bench/**'], message: `${layer} may import only ${sees.join(', ')}` },
            ...(islands.length
              ? [{ group: islands, message: 'Features do not import each other; compose them in a section or a page.' }]
              : []),
          ],
        },
      ],
    },
  }
}

const features = existsSync('app/features') ? readdirSync('app/features') : []

export default defineConfig({
  plugins: ['eslint', 'typescript', 'import', 'unicorn', 'oxc', 'react', 'jsx-a11y'],
  categories: { correctness: 'error' },
  ignorePatterns: ['build/**', '.react-router/**', '.data/**', 'node_modules/**'],
  rules: {
    'import/no-cycle': 'error',
    'import/no-relative-parent-imports': 'error',
    // `import { type X }` keeps an import for its side effects: the module would reach the browser
    'typescript/no-import-type-side-effects': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'react/no-danger': 'error',
    'no-else-return': 'error',
    'no-nested-ternary': 'error',
    'no-console': 'error',
    'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
  },
  overrides: [
    ...all.filter((layer) => layer !== 'app/features').map((layer) => layerRule(layer, layer)),
    ...features.map((name) => layerRule(`app/features/${name}`, 'app/features', ['#app/features/**', `!#app/features/${name}/**`])),
    { files: ['scripts/**', 'bench/**', 'test/**', '**/*.test.{ts,tsx}'], rules: { 'no-console': 'off', 'max-lines': 'off' } },
  ],
})
