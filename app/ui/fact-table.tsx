import type { ReactNode } from 'react'

export function FactTable({ facts, className = '' }: { facts: readonly { term: string; value: ReactNode }[]; className?: string }) {
  return (
    <table className={`figures w-full border-t border-hairline text-left ${className}`}>
      <tbody>
        {facts.map(({ term, value }) => (
          <tr key={term} className="break-inside-avoid border-b border-hairline align-baseline">
            <th scope="row" className="w-[46%] py-2 pr-4 md:py-3 font-normal text-stone md:w-2/5 print:py-1">
              {term}
            </th>
            <td className="py-2 md:py-3 print:py-1">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
