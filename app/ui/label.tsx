import type { ReactNode } from 'react'

export function Label({ children, className = 'text-stone' }: { children: ReactNode; className?: string }) {
  return <p className={`label ${className}`}>{children}</p>
}
