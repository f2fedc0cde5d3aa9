import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { showDone } from '#backoffice/client/undo.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { FailedState, LoadingRows } from '#backoffice/ui/states.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'
import type { Language } from '#contract/language.ts'

type Props = { name: string; person: number | null; language: Language; onClose: () => void }

/** Sends a consignor their statement: the email is seen before it goes, and can be taken back for ten seconds. */
export function StatementEmailDialog({ name, person, language, onClose }: Props) {
  const { t } = useI18n()
  const write = useWrite()
  const [typed, setTyped] = useState<string | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.pieces.statementEmail(name, person, language),
    queryFn: ({ signal }) =>
      callStaff('GET /api/staff/consignors/statement/email/', { query: { name, language, ...(person ? { person } : {}) }, signal }),
  })
  const to = (typed ?? data?.to ?? '').trim()
  const send = async () => {
    const sent = await write.run(() => callStaff('POST /api/staff/consignors/statement/email/', { body: { name, person, to, language } }))
    if (!sent) return
    showDone(t('consignors.sent', { to }), sent.action_id)
    onClose()
  }
  return (
    <FormDialog
      title={t('consignors.sendTitle')}
      submitLabel={t('consignors.sendNow')}
      isBusy={write.isBusy}
      isReady={data !== undefined && to !== ''}
      failure={write.failure}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingRows count={3} />}
      {data && (
        <>
          <TextField
            label={t('consignors.to')}
            help={t('consignors.sendLater')}
            type="email"
            value={typed ?? data.to ?? ''}
            onChange={setTyped}
            error={write.errorOf('to')}
            autoComplete="off"
          />
          <section aria-label={t('consignors.email')} className="grid gap-2 rounded-2 border border-hairline bg-sunk p-4 text-13">
            <p lang={language} className="font-medium">
              {data.subject}
            </p>
            <pre lang={language} className="font-text break-words whitespace-pre-wrap">
              {data.body}
            </pre>
          </section>
        </>
      )}
    </FormDialog>
  )
}
