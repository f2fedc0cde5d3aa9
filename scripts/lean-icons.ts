import { join } from 'node:path'
import type { Plugin } from 'vite'

const createIcon = join(import.meta.dirname, '../app/ui/create-icon.ts')

/**
 * Replaces Lucide's icon factory in the client bundle with the smaller `app/ui/create-icon.ts`. The server keeps Lucide's factory, which
 * renders the same markup.
 */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source, importer) => (source.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/') ? createIcon : null),
  }
}
