import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8')

/** Paths that the Dockerfile copies into the shop's image. */
export const imageFiles = [...dockerfile.matchAll(/^COPY --from=\w+ \S+ \/shop\/(\S+) /gm)].map(([, name = '']) => name)
/** The program that the image starts, and its arguments. */
export const imageCommand: string[] = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]')

/** Copies the files of the image into a folder, except `without`. */
export function layImage(folder: string, { without = [] }: { without?: string[] } = {}): void {
  for (const name of imageFiles) {
    if (name !== 'node_modules' && !without.includes(name)) cpSync(join(root, name), join(folder, name), { recursive: true })
  }
  linkModules(folder)
}

/** Symlinks the packages that `npm ci --omit=dev` installs, except `node`: the image has its own. */
function linkModules(folder: string): void {
  const lock: { packages: Record<string, { dev?: boolean }> } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  for (const [path, { dev }] of Object.entries(lock.packages)) {
    const isTop = /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path)
    if (!isTop || dev || path === 'node_modules/node' || !existsSync(join(root, path))) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    symlinkSync(join(root, path), join(folder, path))
  }
}
