import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8')

/** The paths that the Dockerfile copies into the image of the shop. */
export const imageFiles = [...dockerfile.matchAll(/^COPY --from=\w+ \S+ \/shop\/(\S+) /gm)].map(([, name = '']) => name)
export const imageCommand: string[] = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]')

export function layImage(folder: string, { without = [] }: { without?: string[] } = {}): void {
  for (const name of imageFiles) {
    if (name !== 'node_modules' && !without.includes(name)) cpSync(join(root, name), join(folder, name), { recursive: true })
  }
  linkModules(folder)
}

/** Symlinks the packages that `npm ci --omit=dev` installs. Leaves out the package `node`, because the image has its own Node. */
function linkModules(folder: string): void {
  const lock: { packages: Record<string, { dev?: boolean }> } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  for (const [path, { dev }] of Object.entries(lock.packages)) {
    const isTop = /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path)
    if (!isTop || dev || path === 'node_modules/node' || !existsSync(join(root, path))) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    symlinkSync(join(root, path), join(folder, path))
  }
}
