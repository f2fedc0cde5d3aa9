import { type ComponentProps, type ReactNode, useId } from 'react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { box, boxHeight, describedBy, edge, FieldFrame, type FrameProps, splitFrame } from '#backoffice/ui/field/field-frame.tsx'
import { spellDay } from '#backoffice/ui/field/spell-day.ts'
import { likelyEmail } from '#contract/rules/email-hint.ts'

type Input = Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'className'> & { value: string; onChange: (value: string) => void }

/**
 * A single-line text field with its label above, and help and error below. Spells out dates, and suggests corrections of mistyped email
 * domains. `end` is shown inside the field, at its end.
 */
export function TextField({ end, ...props }: FrameProps & Input & { end?: ReactNode }) {
  const id = useId()
  const { language, t } = useI18n()
  const { frame: given, input } = splitFrame(props)
  const day = input.type?.startsWith('date') ? spellDay(language, input.value) : ''
  const beside = day || (input.type === 'email' ? meantEmail(t, input.value) : '')
  const frame = beside ? { ...given, help: <SpelledHelp spelled={beside} help={given.help} /> } : given
  return (
    <FieldFrame id={id} {...frame}>
      <div className="relative">
        <input
          id={id}
          {...describedBy(id, frame)}
          {...input}
          onChange={(event) => input.onChange(event.target.value)}
          className={`${box} ${boxHeight} ${edge(frame.error)} ${end ? 'pr-10 max-md:pr-12' : ''}`}
        />
        {end && <div className="absolute inset-y-0 right-0.5 flex items-center">{end}</div>}
      </div>
    </FieldFrame>
  )
}

function meantEmail(t: ReturnType<typeof useI18n>['t'], typed: string): string {
  const email = likelyEmail(typed, { isComplete: false })
  return email === null ? '' : t('form.emailMeant', { email })
}

function SpelledHelp({ spelled, help }: { spelled: string; help: ReactNode }) {
  return (
    <>
      <span className="text-ink">{spelled}</span>
      {help && <span className="block">{help}</span>}
    </>
  )
}

type Area = Omit<ComponentProps<'textarea'>, 'onChange' | 'value' | 'className'> & { value: string; onChange: (value: string) => void }

export function TextAreaField(props: FrameProps & Area) {
  const id = useId()
  const { frame, input } = splitFrame(props)
  return (
    <FieldFrame id={id} {...frame}>
      <textarea
        id={id}
        rows={3}
        {...describedBy(id, frame)}
        {...input}
        onChange={(event) => input.onChange(event.target.value)}
        className={`block field-sizing-content max-h-100 min-h-20 py-2 ${box} ${edge(frame.error)}`}
      />
    </FieldFrame>
  )
}
