import { spawnSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/**
 * Returns the name and digest of each built file. Leaves out compressed copies, and the manifest of Vite, because it contains the name of
 * the folder.
 */
function filesOf(folder: string): [name: string, digest: string][] {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => !/\.(br|gz)$|^\.vite/.test(name) && statSync(join(folder, name)).isFile())
    .toSorted()
    .map((name) => [name, hash('sha256', readFileSync(join(folder, name)))])
}

test('OWN-117 the shop’s files are the same bytes with and without the back office', { timeout: 400_000 }, () => {
  const tree = mkdtempSync(join(tmpdir(), 'vitrine-apart-'))
  try {
    for (const name of [
      'app',
      'contract',
      'public',
      'scripts',
      'package.json',
      'tsconfig.json',
      'react-router.config.ts',
      'vite.config.ts',
    ])
      cpSync(join(root, name), join(tree, name), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
    const env = { ...process.env, NODE_ENV: 'production' }
    const built = spawnSync(join(root, 'node_modules/.bin/react-router'), ['build'], { cwd: tree, env, encoding: 'utf8' })
    expect(built.status, built.stderr).toBe(0)
    expect(filesOf(join(tree, 'build/client'))).toEqual(filesOf(join(root, 'build/client')))
  } finally {
    rmSync(tree, { recursive: true })
  }
})

test('OWN-117 nothing in the shop’s files names the back office', () => {
  const folder = join(root, 'build/client')
  const texts = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => /\.(js|css|html|json|svg)$/.test(name))
  expect(texts.length).toBeGreaterThan(50)
  expect(texts.filter((name) => /api\/staff|x-vitrine-staff|backoffice|"\/staff/.test(readFileSync(join(folder, name), 'utf8')))).toEqual(
    [],
  )
})
