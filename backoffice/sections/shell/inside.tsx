import { SessionGate } from '#backoffice/sections/shell/session-gate.tsx'
import { Shell } from '#backoffice/sections/shell/shell.tsx'

/** The pages of somebody who is signed in. */
export function Inside() {
  return (
    <SessionGate>
      <Shell />
    </SessionGate>
  )
}
