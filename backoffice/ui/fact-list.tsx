import type { ReactNode } from 'react'

/** The facts of a record: names on the left, values on the right. Omits falsy items and shows missing values as a dash. */
export function FactList({ items }: { items: readonly (readonly [name: string, value: ReactNode] | false | null | undefined)[] }) {
  const shown = items.filter((item) => Boolean(item)) as (readonly [string, ReactNode])[]
  return (
    <dl className="grid gap-y-2">
      {shown.map(([name, value]) => (
        <div key={name} className="grid grid-cols-[minmax(96px,38%)_1fr] items-baseline gap-x-4 text-13 max-md:text-15">
          <dt className="text-stone">{name}</dt>
          <dd className="min-w-0 wrap-anywhere">{value ?? '—'}</dd>
        </div>
      ))}
    </dl>
  )
}
