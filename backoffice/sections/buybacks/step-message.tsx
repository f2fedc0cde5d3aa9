import type { StaffBuyback } from '#backoffice/client/buybacks.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import type { StepValues } from '#backoffice/sections/buybacks/step-values.ts'
import { SelectField, TickField } from '#backoffice/ui/field/choice-fields.tsx'
import { TextAreaField } from '#backoffice/ui/field/text-field.tsx'

type Props = {
  buyback: StaffBuyback
  language: string | undefined
  text: string | undefined
  values: StepValues
  onChange: (part: Partial<StepValues>) => void
}

export function StepMessage({ buyback: { channels }, language, text, values, onChange }: Props) {
  const { t } = useI18n()
  if (!channels.length) return <p className="text-13 text-stone">{t('buybacks.message.none')}</p>
  return (
    <section aria-label={t('buybacks.message.title')} className="grid gap-3 rounded-2 border border-hairline bg-sunk p-4">
      <TickField
        checked={values.isMessageSent}
        onChange={(isMessageSent) => onChange({ isMessageSent })}
        {...(values.isMessageSent ? { help: t('buybacks.message.later') } : {})}
      >
        {t('buybacks.message.send')}
      </TickField>
      {values.isMessageSent && (
        <>
          {channels.length > 1 && (
            <SelectField
              label={t('buybacks.message.channel')}
              value={values.channel}
              onChange={(channel) => onChange({ channel })}
              options={channels.map((value) => ({ value, label: t(`threads.channels.${value}`) }))}
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
