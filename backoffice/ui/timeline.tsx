import type { ReactNode } from 'react'

export type TimelineItem = { key: string; title: ReactNode; time: string; dateTime: string; detail?: ReactNode }

export function Timeline({ items, label }: { items: readonly TimelineItem[]; label: string }) {
  return (
    <ol aria-label={label} className="grid">
      {items.map(({ key, title, time, dateTime, detail }) => (
        <li key={key} className="relative grid gap-0.5 border-l border-hairline pb-5 pl-5 last:border-transparent last:pb-0">
          <span aria-hidden="true" className="absolute top-[7px] -left-[4px] size-[7px] rounded-full bg-edge ring-4 ring-paper" />
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-13">
            <span>{title}</span>
            <time dateTime={dateTime} className="figures text-12 text-stone">
              {time}
            </time>
          </p>
          {detail && <div className="text-13 text-stone">{detail}</div>}
        </li>
      ))}
    </ol>
  )
}
