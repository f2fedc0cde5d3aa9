import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

const shared = { name: 'shared', tags: ['$initial' as const], minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 16_000 }
/** What is shared by many is named after all of them, which is longer than the manifest of the pages can bear. */
const chunkFileNames = ({ name }: { name: string }) => `assets/${name.split('~', 1)[0]}-[hash].js`

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The policy for pictures and styles is 'self': nothing may become a data: address.
  build: {
    manifest: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    // A type imported from a contract must not bring its schemas, and zod with them, to the browser.
    rolldownOptions: { treeshake: { moduleSideEffects: [{ test: /\/contract\//, sideEffects: false }] } },
  },
  // Two dozen tiny files that several pages share would be two dozen requests, and as many lines of every page's head.
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [shared] }, chunkFileNames } } } } },
})
