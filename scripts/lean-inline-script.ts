import { minify, type Plugin } from 'vite'

/** Makes the scripts that every page holds small: the server sends the source of their functions as it is in its own build, which is not made small. */
export function leanInlineScript(): Plugin {
  return {
    name: 'lean-inline-script',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: /\/app\/browser\/(early-presses|start-after-paint)\.ts$/ },
      handler: async (code, id) => (await minify(id, code, { module: true })).code,
    },
  }
}
