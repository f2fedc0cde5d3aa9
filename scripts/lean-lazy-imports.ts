import type { Plugin } from 'vite'

/**
 * Removes a browser module's static import of a component that it also loads by `import()`, because only the server
 * renders the component at once (`import.meta.env.SSR ? Component : lazy(…)`). With the static import, the bundler
 * would keep the component in the importing chunk.
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
