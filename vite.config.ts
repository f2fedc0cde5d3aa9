import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { leanIcons } from '#scripts/lean-icons.ts'
import { leanInlineScript } from '#scripts/lean-inline-script.ts'
import { leanLazyImports } from '#scripts/lean-lazy-imports.ts'
import { groupsOfScriptFiles } from '#scripts/script-files.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), leanIcons(), leanLazyImports(), leanInlineScript()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: groupsOfScriptFiles() } } } } },
  },
  // Bundles these packages into the server's build, so that an installation without development dependencies does not need them.
  ssr: { noExternal: ['lucide-react', 'reselect', 'tabbable', 'use-sync-external-store', /^@(base-ui|floating-ui|tanstack)\//] },
  // The CSP allows styles and fonts only from 'self', so no file may be inlined as a data: URL.
  build: {
    manifest: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    // Marks these modules as free of side effects. The browser bundle then leaves out components that only the server renders, and the zod
    // schemas of contract files from which browser code imports only types.
    rolldownOptions: { treeshake: { moduleSideEffects: [{ test: /\/(contract|app\/features)\/.*\.tsx?$/, sideEffects: false }] } },
  },
})
