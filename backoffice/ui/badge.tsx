import type { ReactNode } from 'react'

export type Tone = 'good' | 'attention' | 'bad' | 'quiet' | 'plain'

const dots: Record<Tone, string> = {
  good: 'bg-moss',
  attention: 'bg-brass',
  bad: 'bg-oxblood',
  quiet: 'border border-edge',
  plain: 'bg-ink',
}

/** A status with a colored dot. The text must be sufficient without the color. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${dots[tone]}`} />
      {children}
    </span>
  )
}
