import { userInfo } from 'node:os'
import type { Actor } from '#server/domain/audit/run-action.ts'

/** Returns the system user of this process, as recorded in the audit log for commands. */
export function terminalActor(): Actor {
  try {
    return { kind: 'terminal', user: userInfo().username }
  } catch {
    // in a container the uid may have no name
    return { kind: 'terminal', user: `uid ${process.getuid?.() ?? 'unknown'}` }
  }
}
