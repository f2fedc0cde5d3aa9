import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8')

/** Paths that the Dockerfile copies into the shop's image. */
export const imageFiles = [...dockerfile.matchAll(/^COPY --from=build \S+ \/shop\/(\S+) /gm)].map(([, name = '']) => name)
/** The program that the image starts, and its arguments. */
export const imageCommand: string[] = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]')

/** Copies the files of the image into a folder, except `without`. */
export function layImage(folder: string, { without = [] }: { without?: string[] } = {}): void {
  for (const name of imageFiles) {
    if (name !== 'node_modules' && !without.includes(name)) cpSync(join(root, name), join(folder, name), { recursive: true })
  }
  linkModules(folder)
}

/** Links the installed packages, without `.bin`, Node and the development dependencies whose names have no scope. */
function linkModules(folder: string): void {
  const { devDependencies }: { devDependencies: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name.startsWith('.') || name === 'node' || name in devDependencies) continue
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  }
}
