import { fsyncSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/**
 * PGlite's own start parameters, but without `-F`, which turns fsync off. Its default for the write-ahead log
 * is fdatasync, which does nothing in PGlite.
 */
export const fsyncStartParams = [...PGlite.defaultStartParams.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync']

type FileOperations = { fsync?: (stream: { nfd?: number }) => number }

/**
 * The files of an embedded database in a folder, flushed to the disk whenever PostgreSQL asks for it. PGlite's own files lack
 * this operation: a commit is then only in the operating system's cache, and a power loss may lose it.
 */
export class FsyncFiles extends NodeFS {
  override async init(...[lite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(lite, options)
    const addFsync = (module: { FS: { filesystems: unknown } }): void => {
      const { NODEFS } = module.FS.filesystems as { NODEFS: { stream_ops: FileOperations } }
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        if (nfd !== undefined) fsyncSync(nfd)
        return 0
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } }
  }
}
