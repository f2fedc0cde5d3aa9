import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** The back office: files of its own below /staff/, nothing of it in the shop's build. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/staff/',
  plugins: [tailwindcss()],
  build: {
    outDir: join(import.meta.dirname, '../build/backoffice'),
    emptyOutDir: true,
    sourcemap: false,
    // The policy for pictures and styles is 'self': nothing may become a data: URL, and no script may stand in the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // A type imported from a contract must not bring its schemas, and zod with them, to the browser.
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /\/contract\/.*\.ts$/, sideEffects: false }] },
      // libraries for servers mark what runs in browsers; here everything does
      onwarn: (warning, warn) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warn(warning),
    },
  },
})
