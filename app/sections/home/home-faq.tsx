import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { ShownFaq } from '#app/sections/built-in-faqs.ts'
import { Accordion } from '#app/ui/accordion.tsx'
import { textLink } from '#app/ui/text-link.ts'

export function HomeFaqs({ faqs }: { faqs: readonly ShownFaq[] }) {
  const { t } = useI18n()
  const items = faqs.map(({ id, question, answer }) => ({ id, title: question, body: answer }))
  return (
    <section aria-labelledby="faq" className="wrap grid gap-x-6 gap-y-4 md:gap-y-8 lg:grid-cols-12">
      <div className="max-md:flex max-md:flex-wrap max-md:items-baseline max-md:justify-between max-md:gap-x-6 lg:col-span-4">
        <h2 id="faq" className="display text-32 md:text-44">
          {t('home.faq.title')}
        </h2>
        <p className="mt-4 max-w-80 text-stone max-md:hidden">{t('home.faq.text')}</p>
        <p className="md:mt-4">
          <a href={paths.faq} className={`${textLink} inline-flex min-h-8 items-center`}>
            {t('home.faq.all')}
          </a>
        </p>
      </div>
      <div className="lg:col-span-8">
        <Accordion items={items} name="home-faq" />
      </div>
    </section>
  )
}
