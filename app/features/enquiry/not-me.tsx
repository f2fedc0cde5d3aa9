import type { MouseEvent } from 'react'
import { useStore } from '#app/browser/store.ts'
import { recallContact } from '#app/client/contact-memory.ts'
import { contactMemory, forgetContact } from '#app/client/contact-storage.ts'
import { useSessionState } from '#app/client/session.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { textLink } from '#app/ui/text-link.ts'

type Form = { set: (name: 'name' | 'phone' | 'email', value: string) => void }

/** Button that deletes the visitor's contact on this device and empties the contact fields. Renders nothing if no contact is stored. */
export function NotMe({ form, className, onForget }: { form: Form; className: string; onForget?: () => void }) {
  const { t } = useI18n()
  const isVisitor = useSessionState() === 'out'
  const stored = useStore<string | null>(contactMemory)
  if (!isVisitor || !stored || !recallContact(null)) return null
  const forget = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.closest('div')?.querySelector('input')?.focus()
    forgetContact()
    for (const name of ['name', 'phone', 'email'] as const) form.set(name, '')
    onForget?.()
  }
  return (
    <button type="button" onClick={forget} className={`min-h-11 text-13 text-stone ${textLink} ${className}`}>
      {t('enquiry.notMe')}
    </button>
  )
}
