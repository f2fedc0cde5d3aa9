import { fsyncSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** PGlite's start parameters without `-F`, which disables fsync. The WAL uses fsync, because fdatasync does nothing in PGlite. */
export const fsyncStartParams = [...PGlite.defaultStartParams.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync']

type FileOperations = { fsync?: (stream: { nfd?: number }) => number }

/** File system of an embedded database, with fsync. PGlite's own file system has no fsync, so a power loss could lose committed data. */
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
