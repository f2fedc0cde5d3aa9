import { SessionGate } from '#backoffice/sections/shell/session-gate.tsx'
import { Shell } from '#backoffice/sections/shell/shell.tsx'

export function Inside() {
  return (
    <SessionGate>
      <Shell />
    </SessionGate>
  )
}
