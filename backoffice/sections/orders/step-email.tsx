import { ChevronRight } from 'lucide-react'
import type { StepResult } from '#backoffice/client/orders.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import type { StepAsked } from '#backoffice/sections/orders/step-body.ts'
import { TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { TextAreaField } from '#backoffice/ui/field/text-field.tsx'
import { FailureLine, LoadingRows, sentenceOf } from '#backoffice/ui/states.tsx'

type EmailAsked = Pick<StepAsked, 'isEmailSent' | 'emailText'>
type PreviewProps = {
  preview: { data?: Pick<StepResult, 'email'> | undefined; error: unknown; isLoading: boolean }
  asked: EmailAsked
  onChange: (change: Partial<EmailAsked>) => void
}

export function EmailPreview({ preview: { data, error, isLoading }, asked, onChange }: PreviewProps) {
  const { t } = useI18n()
  if (error) return <FailureLine text={sentenceOf(error, t('common.actionFailed'))} />
  if (data) return <StepEmail email={data.email} asked={asked} onChange={onChange} />
  if (!isLoading) return null
  return (
    // reserves the height of the email, so that the buttons do not shift when it loads
    <div className="min-h-[344px] md:min-h-[280px]">
      <LoadingRows count={3} />
    </div>
  )
}

type Props = {
  email: StepResult['email']
  asked: EmailAsked
  onChange: (change: Partial<EmailAsked>) => void
  isFolded?: boolean
}

export function StepEmail({ email, asked, onChange, isFolded }: Props) {
  const { t } = useI18n()
  if (!email) return <p className="text-13 text-stone">{t('orders.noEmail')}</p>
  const text = asked.emailText ?? email.text
  const shown = (
    <>
      <dl className="grid grid-cols-[64px_minmax(0,1fr)] gap-y-1 text-13">
        <dt className="text-stone">{t('orders.emailTo')}</dt>
        <dd className="wrap-anywhere">{email.to}</dd>
        <dt className="text-stone">{t('orders.emailSubject')}</dt>
        <dd>{email.subject}</dd>
      </dl>
      <div lang={email.language}>
        <TextAreaField label={t('orders.emailText')} value={text} onChange={(emailText) => onChange({ emailText })} />
      </div>
      <details className="group">
        <Fold>{t('orders.emailRest')}</Fold>
        <pre lang={email.language} className="mt-2 max-h-72 overflow-auto font-text text-13 wrap-anywhere whitespace-pre-wrap">
          {email.body.replace(email.text, text)}
        </pre>
      </details>
    </>
  )
  return (
    <section
      aria-label={isFolded ? undefined : t('orders.email')}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-2 border border-hairline bg-sunk p-4"
    >
      <TickField
        checked={asked.isEmailSent}
        onChange={(isEmailSent) => onChange({ isEmailSent })}
        {...(asked.isEmailSent ? { help: t('orders.emailLater') } : {})}
      >
        {t('orders.sendEmail')}, {t(`orders.emailLanguage.${email.language}`)}
      </TickField>
      {asked.isEmailSent && isFolded && (
        <details className="group">
          <Fold>{email.subject}</Fold>
          <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3">{shown}</div>
        </details>
      )}
      {asked.isEmailSent && !isFolded && shown}
    </section>
  )
}

function Fold({ children }: { children: string }) {
  return (
    <summary className="flex cursor-pointer list-none items-center gap-1 text-13 text-stone hover:text-ink finger:min-h-11">
      <ChevronRight aria-hidden="true" size={14} className="shrink-0 transition-transform group-open:rotate-90" />
      {children}
    </summary>
  )
}
