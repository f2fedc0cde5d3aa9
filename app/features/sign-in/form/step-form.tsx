import type { ReactNode, SubmitEvent } from 'react'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Button } from '#app/ui/button.tsx'

type Submit = (event: SubmitEvent<HTMLFormElement>) => void

type Props = {
  /** Name of the form for screen readers. */
  name: string
  lead?: string
  form: { isSending: boolean; failure: string | null; onSubmit: Submit }
  submitLabel: string
  onSubmit?: Submit
  children: ReactNode
}

export function StepForm({ name, lead, form, submitLabel, onSubmit = form.onSubmit, children }: Props) {
  const { t } = useI18n()
  const { isSending, failure } = form
  return (
    <form noValidate aria-label={name} onSubmit={onSubmit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {lead && <p className="wrap-anywhere text-stone">{lead}</p>}
      {children}
      <Failure text={failure} />
      <Button type="submit" aria-disabled={isSending} className="w-full aria-disabled:opacity-45">
        {isSending ? t('signIn.sending') : submitLabel}
      </Button>
    </form>
  )
}

export function Failure({ text }: { text: string | null }) {
  if (!text) return null
  return (
    <p role="alert" className="border-l-2 border-oxblood pl-4 text-oxblood">
      {text}
    </p>
  )
}
