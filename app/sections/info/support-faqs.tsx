import { useI18n } from '#app/i18n/i18n-context.tsx'
import { RetryNotice } from '#app/sections/retry-notice.tsx'
import { Accordion } from '#app/ui/accordion.tsx'

type Props = { faqs: readonly { id: string | number; question: string; answer: string }[]; isWhole: boolean }

export function SupportFaqs({ faqs, isWhole }: Props) {
  const { t } = useI18n()
  return (
    <>
      {!isWhole && (
        <div className="mb-10">
          <RetryNotice title={t('info.faq.failed')} />
          <p className="mt-10 text-stone">{t('info.support.builtIn')}</p>
        </div>
      )}
      <Accordion items={faqs.map(({ id, question, answer }) => ({ id: String(id), title: question, body: answer }))} />
    </>
  )
}
