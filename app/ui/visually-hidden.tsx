import type { ReactNode } from 'react'

export function VisuallyHidden({ children, live }: { children: ReactNode; live?: boolean }) {
  return (
    <span className="sr-only" {...(live ? { role: 'status', 'aria-live': 'polite' as const } : {})}>
      {children}
    </span>
  )
}
