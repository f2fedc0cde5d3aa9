import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { useOwnerSettings } from '#backoffice/client/owner-settings.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import type { StaffThread } from '#backoffice/client/threads.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { useTypedForm } from '#backoffice/features/record-form/use-typed-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'
import { hourMs } from '#contract/rules/durations.ts'
import { type ThreadChannel, threadChannels } from '#contract/rules/staff/thread-enums.ts'
import type { PieceTraits } from '#contract/staff/piece-traits.ts'

/** Drafts stored before the field `traits` existed do not contain it. For these drafts, only the stock number is shown. */
export type QuotedPiece = { id: number; name: string; price: string | null; traits?: PieceTraits }
export type QuoteForm = ReturnType<typeof useQuoteForm>
type Asked = { thread: StaffThread | null; piece: QuotedPiece | null; onClose: () => void }

export function useQuoteForm({ thread, piece, onClose }: Asked) {
  const { t } = useI18n()
  const write = useWrite()
  const { quote_hours: hours } = useOwnerSettings()
  // fixed when the form opens; by default, the quote expires `quote_hours` after the next full hour
  const [openedAt] = useState(() => Date.now())
  const usual = new Date((Math.ceil(openedAt / hourMs) + hours) * hourMs).toISOString()
  const form = useTypedForm({
    kind: thread ? 'thread-quote' : 'piece-quote',
    id: thread?.id ?? piece?.id ?? 'new',
    current: {
      lines: piece ? [piece] : [],
      delivery: null as string | null,
      until: usual as string | null,
      isHeld: true,
      credit: '',
      channel: (thread?.reach.channels[0] ?? '') as string,
      body: '',
      name: '',
      phone: '',
      email: '',
      language: 'ru',
    },
  })
  const typed = form.values
  const byContact: readonly ThreadChannel[] = typed.email.trim() ? ['mail'] : []
  const reach = thread?.reach ?? { channels: [...byContact], contact: null }
  const { channels } = reach
  const channel = threadChannels.find((each) => each === typed.channel && channels.includes(each)) ?? null
  const needsPhone = thread !== null && thread.contact?.phone === '' && !thread.has_account
  const to = () =>
    thread
      ? { thread: { id: thread.id, version: thread.version, ...(needsPhone ? { phone: typed.phone } : {}) } }
      : {
          contact: {
            name: typed.name,
            phone: typed.phone,
            email: typed.email.trim(),
            language: typed.language === 'en' ? ('en' as const) : ('ru' as const),
          },
        }
  const send = () =>
    write.run(async () => {
      const { lines, delivery, until, isHeld, credit, body } = typed
      const made = await callStaff('POST /api/staff/quotes/', {
        body: {
          ...to(),
          lines: lines.map(({ id, price }) => ({ piece_id: id, price_usd: price ?? '' })),
          delivery_usd: delivery ?? '0',
          ...(credit ? { credit_buyback_id: Number(credit) } : {}),
          expires_at: until ?? '',
          is_held: isHeld,
          channel,
          body,
        },
      })
      form.drop()
      void queryClient.invalidateQueries({ queryKey: queryKeys.threads.all })
      void queryClient.invalidateQueries({ queryKey: queryKeys.pieces.all })
      onClose()
      showUndoToast(t(channel ? 'quotes.sent' : 'quotes.made'), made.action_id)
    })
  return { form, typed, set: form.change, write, reach, channel, needsPhone, send }
}
