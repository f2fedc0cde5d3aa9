import type { ReactNode } from 'react'

export function CheckoutSection({
  id,
  number,
  title,
  beside,
  children,
}: {
  id: string
  number: number
  title: string
  beside?: ReactNode
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id} className="border-t border-hairline pt-8 pb-12">
      <div className="mb-6 flex min-h-11 items-center justify-between gap-4">
        <h2 id={id} className="display-small text-24">
          <span aria-hidden="true" className="figures mr-4 text-stone">
            {number}
          </span>
          {title}
        </h2>
        {beside}
      </div>
      {children}
    </section>
  )
}
