import { minify, type Plugin } from 'vite'

/** Minifies the scripts that every page inlines. They are part of the server bundle, which is otherwise not minified. */
export function leanInlineScript(): Plugin {
  return {
    name: 'lean-inline-script',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: /\/app\/browser\/(early-input|replace-broken-photos|start-after-paint)\.ts$/ },
      handler: async (code, id) => (await minify(id, code, { module: true })).code,
    },
  }
}
