import type { Plugin } from 'vite'

/**
 * Removes static imports of lazy components from the client bundle. Components with `import.meta.env.SSR ? Component : lazy(…)` are
 * imported twice: statically for the server, and by `import()` for browsers. The static import would pull the component into the chunk of
 * the importing module.
 */
export function leanLazyImports(): Plugin {
  return {
    name: 'lean-lazy-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/app\/.*\.tsx$/, code: 'import.meta.env.SSR' },
      handler: (code) =>
        code.replaceAll(/^import \{[^}]*\} from ('[^']+')\n/gm, (line, path: string) => (code.includes(`import(${path})`) ? '' : line)),
    },
  }
}
