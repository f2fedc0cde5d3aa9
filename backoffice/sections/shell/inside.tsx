import { SessionGate } from '#backoffice/sections/shell/session-gate.tsx'
import { Shell } from '#backoffice/sections/shell/shell.tsx'

/** The layout of pages behind the sign-in. */
export function Inside() {
  return (
    <SessionGate>
      <Shell />
    </SessionGate>
  )
}
