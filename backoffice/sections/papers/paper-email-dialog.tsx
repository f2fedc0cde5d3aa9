import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { PdfButton, type PdfSource } from '#backoffice/sections/papers/pdf-button.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { FormDialog } from '#backoffice/ui/form-dialog.tsx'
import { FailedState, LoadingRows } from '#backoffice/ui/states.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

type Props = {
  title: string
  queryKey: readonly unknown[]
  load: (signal: AbortSignal) => Promise<StaffResponseOf<'GET /api/staff/documents/:number/email/'>>
  send: (to: string) => Promise<StaffResponseOf<'POST /api/staff/documents/:number/email/'>>
  pdf: PdfSource
  onClose: () => void
}

export function PaperEmailDialog({ title, queryKey, load, send, pdf, onClose }: Props) {
  const { t } = useI18n()
  const { number } = useFormat()
  const write = useWrite()
  const [typed, setTyped] = useState<string | null>(null)
  const { data, error, refetch } = useQuery({ queryKey, queryFn: ({ signal }) => load(signal) })
  const to = (typed ?? data?.to ?? '').trim()
  const submit = async () => {
    const sent = await write.run(() => send(to))
    if (!sent) return
    showUndoToast(t('paperEmail.sent', { to }), sent.action_id)
    onClose()
  }
  return (
    <FormDialog
      title={title}
      submitLabel={t('paperEmail.sendNow')}
      isBusy={write.isBusy}
      isReady={data !== undefined && to !== ''}
      failure={write.failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingRows count={3} />}
      {data && (
        <>
          <TextField
            label={t('paperEmail.to')}
            help={t('paperEmail.later')}
            type="email"
            value={typed ?? data.to ?? ''}
            onChange={setTyped}
            error={write.errorOf('to')}
            autoComplete="off"
          />
          <section aria-label={t('paperEmail.attachment')} className="flex flex-wrap items-center justify-between gap-3 text-13">
            <p className="flex min-w-0 items-center gap-2">
              <FileText aria-hidden="true" size={15} className="shrink-0 text-stone" />
              <span className="min-w-0 break-words">{data.attachment.name}</span>
              <span className="shrink-0 text-stone">
                {t('paperEmail.kilobytes', { size: number(Math.ceil(data.attachment.bytes / 1000)) })}
              </span>
            </p>
            <PdfButton {...pdf} variant="quiet" />
          </section>
          <section aria-label={t('paperEmail.email')} className="grid gap-2 rounded-2 border border-hairline bg-sunk p-4 text-13">
            <p lang={data.language} className="font-medium">
              {data.subject}
            </p>
            <pre lang={data.language} className="font-text break-words whitespace-pre-wrap">
              {data.body}
            </pre>
          </section>
        </>
      )}
    </FormDialog>
  )
}
