import { useState } from 'react'
import type { StaffThread } from '#backoffice/client/threads.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { QuoteDialog } from '#backoffice/sections/quotes/quote-dialog.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { useShortcuts } from '#backoffice/ui/shortcuts.ts'

export function ThreadQuote({ thread }: { thread: StaffThread }) {
  const { t } = useI18n()
  const isAllowed = useMay()('quote.make')
  const [isOpen, setOpen] = useState(false)
  useShortcuts(isAllowed ? [{ keys: 'q', label: t('quotes.make'), run: () => setOpen(true) }] : [])
  if (!isAllowed) return null
  const { piece } = thread
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('quotes.make')}</Button>
      {isOpen && (
        <QuoteDialog
          thread={thread}
          piece={piece && { id: piece.id, name: piece.name, price: piece.price_usd, traits: { ...piece.traits, serial_ending: null } }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
