import { paths } from '#app/client/paths.ts'
import type { SimilarSoldView } from '#app/sections/archive/archive-view.ts'
import { textLink } from '#app/ui/text-link.ts'

export function SimilarSold({ title, lines, all }: SimilarSoldView) {
  return (
    <section className="no-print mt-14 md:mt-20">
      <h2 className="display-small mb-5 text-24">{title}</h2>
      <ul className="border-t border-hairline">
        {lines.map(({ path, name, facts, sold, price }) => (
          <li key={path} className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-b border-hairline py-3">
            <span className="min-w-0 grow basis-60">
              <a href={path} className={textLink}>
                {name}
              </a>
              <span className="block text-13 text-stone">{facts.join(' · ')}</span>
            </span>
            <span className="text-13 text-stone md:text-right">
              {price && <span className="figures block text-15 text-ink">{price}</span>}
              {sold}
            </span>
          </li>
        ))}
      </ul>
      <a href={paths.salesHistory} className={`mt-2 inline-flex min-h-11 items-center text-13 ${textLink}`}>
        {all}
      </a>
    </section>
  )
}
