import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** The back office is a separate build below /staff/; none of it is part of the shop's build. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/staff/',
  plugins: [tailwindcss()],
  build: {
    outDir: join(import.meta.dirname, '../build/backoffice'),
    emptyOutDir: true,
    sourcemap: false,
    // The CSP allows pictures and styles only from 'self', so assets must not be inlined as data: URLs, nor scripts in the
    // page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Importing a type from a contract must not pull its schemas, and zod with them, into the browser bundle.
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /\/contract\/.*\.ts$/, sideEffects: false }] },
      // libraries mark client modules with a directive such as 'use client'; here every module is one
      onwarn: (warning, warn) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warn(warning),
    },
  },
})
