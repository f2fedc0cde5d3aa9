import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { BrandCircle } from '#app/sections/home/brand-circles.ts'

export function BrandRow({ brands }: { brands: readonly BrandCircle[] }) {
  const { t } = useI18n()
  return (
    <nav aria-label={t('home.brands')} className="wrap">
      <ul className="max-md:-mx-5 max-md:flex max-md:gap-3 max-md:overflow-x-auto max-md:px-5 max-md:[scrollbar-width:none] md:grid md:grid-cols-5 md:gap-x-8 md:gap-y-6 xl:grid-cols-10 xl:gap-x-6">
        {brands.map(({ name, initials, to }) => (
          <li key={name} className="max-md:w-17 max-md:shrink-0">
            <a href={to} className="quiet-link block text-center">
              <span aria-hidden="true" className="brand-dial display-small sm:display mx-auto max-w-28 text-20 sm:text-32">
                {initials}
              </span>
              <span className="-mx-1.5 mt-3 block text-12 md:text-13">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
