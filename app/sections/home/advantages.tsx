import { useI18n } from '#app/i18n/i18n-context.tsx'
import { SectionHeading } from '#app/sections/home/section-heading.tsx'

const promises = ['check', 'warranty', 'returns', 'delivery'] as const

export function Advantages() {
  const { t } = useI18n()
  return (
    <section aria-labelledby="advantages" className="wrap">
      <div className="max-md:sr-only">
        <SectionHeading id="advantages" title={t('home.advantages.title')} />
      </div>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-4 md:gap-x-6 md:gap-y-10 lg:grid-cols-4">
        {promises.map((key) => (
          <li key={key} className="border-t border-ink pt-3 md:pt-5">
            <p className="display-small sm:display text-24 whitespace-nowrap sm:text-32 xl:text-44">{t(`home.advantages.${key}.value`)}</p>
            <h3 className="mt-1 font-medium md:mt-4">{t(`home.advantages.${key}.title`)}</h3>
            <p className="mt-2 max-w-80 text-stone max-md:hidden">{t(`home.advantages.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
