import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const copied = ['app', 'backoffice', 'build', 'contract', 'public', 'scripts', 'server']
const files = ['.npmrc', 'package.json', 'package-lock.json', 'react-router.config.ts', 'vite.config.ts']
const linked = ['node_modules', 'demo']

export type Checkout = { folder: string; remove: () => void }

/**
 * Makes a copy of this checkout with its packages and its build, and writes these settings to `.env`. The name of the copy's folder
 * contains a space and Cyrillic letters.
 */
export function makeCheckout(settings: Record<string, string> = {}): Checkout {
  const folder = mkdtempSync(join(tmpdir(), 'Моя витрина '))
  for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true, preserveTimestamps: true })
  for (const name of files) cpSync(join(root, name), join(folder, name))
  for (const name of linked) symlinkSync(join(root, name), join(folder, name))
  writeFileSync(
    join(folder, '.env'),
    Object.entries(settings)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  )
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) }
}
