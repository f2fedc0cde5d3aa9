import { userInfo } from 'node:os'
import type { Actor } from '#server/domain/audit/run-action.ts'

/** Returns the actor of a command in the audit log: the system user of this process. */
export function terminalActor(): Actor {
  try {
    return { kind: 'terminal', user: userInfo().username }
  } catch {
    // in a container, the uid may have no name
    return { kind: 'terminal', user: `uid ${process.getuid?.() ?? 'unknown'}` }
  }
}
