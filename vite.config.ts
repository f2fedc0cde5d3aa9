import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { leanIcons } from '#scripts/lean-icons.ts'
import { leanInlineScript } from '#scripts/lean-inline-script.ts'
import { groupsOfScriptFiles } from '#scripts/script-files.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), leanIcons(), leanInlineScript()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: groupsOfScriptFiles() } } } } },
  },
  // The CSP for images and styles is 'self', so nothing may be inlined as a data: URL.
  build: {
    manifest: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    // A type imported from a contract must not bring its schemas and zod into the browser bundle, nor components that only the
    // server renders.
    rolldownOptions: { treeshake: { moduleSideEffects: [{ test: /\/(contract|app\/features)\/.*\.tsx?$/, sideEffects: false }] } },
  },
})
