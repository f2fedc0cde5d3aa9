const eventTypes = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'click', 'input'] as const
let lastActivityAt = Date.now()

/** Records the time of the person's last activity on the page. */
export function followActivity(): void {
  const record = () => {
    lastActivityAt = Date.now()
  }
  for (const type of eventTypes) addEventListener(type, record, { capture: true, passive: true })
}

/**
 * Returns the seconds since the person's last activity; opening the page counts as activity. Never negative, even if the clock is set back.
 */
export const idleSeconds = (): number => Math.max(0, Math.floor((Date.now() - lastActivityAt) / 1000))
