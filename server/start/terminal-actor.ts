import { userInfo } from 'node:os'
import type { Actor } from '#server/domain/audit/run-action.ts'

/** The system's user of this process, as the audit log names who runs a command. */
export function terminalActor(): Actor {
  try {
    return { kind: 'terminal', user: userInfo().username }
  } catch {
    // a container may run under a number without a name
    return { kind: 'terminal', user: `uid ${process.getuid?.() ?? 'unknown'}` }
  }
}
