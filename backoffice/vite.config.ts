import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** The back office is a separate build, served below /staff/. The shop's build contains none of it. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/staff/',
  plugins: [tailwindcss()],
  build: {
    outDir: join(import.meta.dirname, '../build/backoffice'),
    emptyOutDir: true,
    sourcemap: false,
    // The CSP allows pictures, styles and scripts only from 'self'. Therefore no asset may be inlined, neither as a data: URL nor in the
    // page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Without this setting, importing a type from a contract would add the contract's schemas, and zod, to the browser bundle.
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /\/contract\/.*\.ts$/, sideEffects: false }] },
      // ignores the warning about 'use client' directives in libraries, because all modules here are client modules
      onwarn: (warning, warn) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warn(warning),
    },
  },
})
