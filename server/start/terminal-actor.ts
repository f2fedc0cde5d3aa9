import { userInfo } from 'node:os'
import type { Actor } from '#server/domain/audit/run-action.ts'

export function terminalActor(): Actor {
  try {
    return { kind: 'terminal', user: userInfo().username }
  } catch {
    // in a container, the user id may have no user name
    return { kind: 'terminal', user: `uid ${process.getuid?.() ?? 'unknown'}` }
  }
}
