import { type ChangeEvent, useId } from 'react'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { ChoiceCard } from '#app/ui/choice-card.tsx'
import { photoChannels } from '#contract/rules/photo-channels.ts'

type Props = { name: string; value: string; error: string | undefined; onChange: (event: ChangeEvent<HTMLInputElement>) => void }

export function ChannelChoice({ name, value, error, onChange }: Props) {
  const { t } = useI18n()
  const id = useId()
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="mb-1.5 text-13 text-stone">{t('enquiry.channel')}</legend>
      <div className="grid grid-cols-2 gap-2.5">
        {photoChannels.map((channel) => (
          <ChoiceCard
            key={channel}
            name={name}
            value={channel}
            title={t(`enquiry.channels.${channel}`)}
            checked={value === channel}
            aria-invalid={error ? true : undefined}
            onChange={onChange}
          />
        ))}
      </div>
      {error && (
        <p id={id} className="mt-1.5 text-13 text-oxblood">
          {error}
        </p>
      )}
    </fieldset>
  )
}
