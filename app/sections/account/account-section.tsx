import type { ReactNode } from 'react'

export function AccountSection({ id, title, text, children }: { id: string; title: string; text?: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-6 border-t border-hairline py-10 xl:grid-cols-[240px_minmax(0,1fr)] xl:py-14"
    >
      <div>
        <h2 id={id} className="display-small text-24">
          {title}
        </h2>
        {text && <p className="mt-2 max-w-120 text-13 text-stone">{text}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
