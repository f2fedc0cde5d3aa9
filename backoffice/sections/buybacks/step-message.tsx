import type { StaffBuyback } from '#backoffice/client/buybacks.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import type { StepValues } from '#backoffice/sections/buybacks/step-values.ts'
import { UnreachedNotice } from '#backoffice/sections/reach/unreached-notice.tsx'
import { SelectField, TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { TextAreaField } from '#backoffice/ui/field/text-field.tsx'

type Props = {
  buyback: StaffBuyback
  language: string | undefined
  text: string | undefined
  values: StepValues
  onChange: (part: Partial<StepValues>) => void
}

export function StepMessage({ buyback: { reach }, language, text, values, onChange }: Props) {
  const { t } = useI18n()
  if (!reach.channels.length) return <UnreachedNotice reach={reach} text={text} />
  return (
    <section aria-label={t('buybacks.message.title')} className="grid gap-3 rounded-2 border border-hairline bg-sunk p-4">
      <UnreachedNotice reach={reach} text={text} />
      <TickField
        checked={values.isMessageSent}
        onChange={(isMessageSent) => onChange({ isMessageSent })}
        {...(values.isMessageSent ? { help: t('buybacks.message.later') } : {})}
      >
        {t('buybacks.message.send')}
      </TickField>
      {values.isMessageSent && (
        <>
          {reach.channels.length > 1 && (
            <SelectField
              label={t('buybacks.message.channel')}
              value={values.channel}
              onChange={(channel) => onChange({ channel })}
              options={reach.channels.map((value) => ({ value, label: t(`threads.channels.${value}`) }))}
            />
          )}
          <div lang={language}>
            <TextAreaField label={t('buybacks.message.text')} value={text ?? ''} onChange={(messageText) => onChange({ messageText })} />
          </div>
        </>
      )}
    </section>
  )
}
