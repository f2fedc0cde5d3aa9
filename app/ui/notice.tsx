import type { ReactNode } from 'react'

type Props = { title: string; text?: string; children?: ReactNode; tone?: 'empty' | 'error' }

/** Replaces a list or form that is empty or failed to load. */
export function Notice({ title, text, children, tone = 'empty' }: Props) {
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className="border-y border-hairline py-16 text-center">
      <p className={`display-small text-24 ${tone === 'error' ? 'text-oxblood' : ''}`}>{title}</p>
      {text && <p className="mx-auto mt-3 max-w-120 text-stone">{text}</p>}
      {children && <div className="mt-8 flex flex-wrap justify-center gap-4">{children}</div>}
    </div>
  )
}
