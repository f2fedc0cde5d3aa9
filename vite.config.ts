import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Rolldown } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: fileOfEveryPage, debugName: 'every page' }] } } } } },
  },
  // The policy for pictures and styles is 'self': nothing may become a data: address.
  build: {
    manifest: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    // A type imported from a contract must not bring its schemas, and zod with them, to the browser; nor what only the server draws.
    rolldownOptions: { treeshake: { moduleSideEffects: [{ test: /\/(contract|app\/features)\/.*\.tsx?$/, sideEffects: false }] } },
  },
})

type Modules = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null }
const everyPage = ['entry.client.tsx', 'root.tsx', 'root.tsx?__react-router-build-client-route'].map((name) =>
  join(import.meta.dirname, 'app', name),
)
let reached: Set<string> | undefined

/** What every page loads is two files, ours and the libraries': split by who else uses which part it would be forty. */
function fileOfEveryPage(id: string, modules: Modules): string | null {
  reached ??= reachedFrom(everyPage, modules)
  if (!reached.has(id)) return null
  return id.includes('/node_modules/') ? 'libraries' : 'shell'
}

function reachedFrom(ids: readonly string[], modules: Modules): Set<string> {
  const found = new Set(ids)
  for (const id of found) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}
