import { paths } from '#app/client/paths.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { AnchoredSection } from '#app/sections/info/article-parts.tsx'
import type { FaqSection } from '#app/sections/info/faq-sections.ts'
import { RetryNotice } from '#app/sections/retry-notice.tsx'
import { Accordion } from '#app/ui/accordion.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

export function FaqList({ sections }: { sections: readonly FaqSection[] | null }) {
  const { t } = useI18n()
  if (!sections) return <RetryNotice title={t('info.faq.failed')} />
  if (!sections.length)
    return (
      <Notice title={t('info.faq.empty')} text={t('info.faq.emptyText')}>
        <ButtonLink to={paths.support} variant="secondary">
          {t('info.faq.ask')}
        </ButtonLink>
      </Notice>
    )
  return sections.map(({ id, faqs }) => (
    <AnchoredSection key={id} id={id} title={t(`info.faq.${id}`)}>
      <Accordion items={faqs.map(({ id: faq, question, answer }) => ({ id: String(faq), title: question, body: answer }))} />
    </AnchoredSection>
  ))
}
