import { fsyncSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/**
 * PGlite's own start parameters without `-F`, which turns fsync off. `wal_sync_method` is fsync, because PGlite's fdatasync does nothing.
 */
export const fsyncStartParams = [...PGlite.defaultStartParams.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync']

type FileOperations = { fsync?: (stream: { nfd?: number }) => number }

/** File system of an embedded database in a folder, with fsync: PGlite's own file system lacks it, so a power loss could lose a commit. */
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
