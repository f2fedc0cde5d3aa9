import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { dayMs } from '#contract/rules/durations.ts'
import { setAssetHeaders } from '#server/web/asset-headers.ts'

const retentionDays = 30

/**
 * Copies scripts and styles of this build to `folder`, so that a page opened before an update still finds its files. Removes the files of
 * builds that did not start within the last month. Safe to run in several processes at once.
 */
export async function retainAssets(built: string, folder: string, now = Date.now()): Promise<void> {
  await mkdir(folder, { recursive: true })
  const outdated = new Set(await readdir(folder))
  for (const name of await readdir(built)) {
    const path = join(folder, name)
    if (outdated.delete(name)) await utimes(path, now / 1000, now / 1000)
    else await copyAtomically(join(built, name), path, now)
  }
  for (const name of outdated) {
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: now }))
    if (now - mtimeMs > retentionDays * dayMs) await rm(join(folder, name), { force: true })
  }
}

async function copyAtomically(from: string, to: string, now: number): Promise<void> {
  const part = `${to}.${process.pid}.part`
  await copyFile(from, part)
  await utimes(part, now / 1000, now / 1000)
  await rename(part, to)
}

/** Serves files of earlier builds that this build lacks. */
export async function servePreviousAssets(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: resolve(folder),
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    preCompressed: true,
    setHeaders: setAssetHeaders,
  })
}
