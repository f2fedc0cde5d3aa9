import { useRef, useState } from 'react'
import { useMay } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { BulkFields } from '#backoffice/sections/pieces/bulk/bulk-fields.tsx'
import { bulkChangeOf, type BulkForm, bulkWhats, emptyBulkForm } from '#backoffice/sections/pieces/bulk/bulk-form.ts'
import { BulkPreview } from '#backoffice/sections/pieces/bulk/bulk-preview.tsx'
import { FailedPieces } from '#backoffice/sections/pieces/bulk/failed-pieces.tsx'
import { useBulkSteps } from '#backoffice/sections/pieces/bulk/use-bulk-steps.ts'
import { Button } from '#backoffice/ui/button.tsx'
import { CancelButton, Dialog } from '#backoffice/ui/dialog.tsx'
import { KeyHint } from '#backoffice/ui/key-hint.tsx'
import { ScrolledPart } from '#backoffice/ui/scrolled-part.tsx'
import { useShortcuts } from '#backoffice/ui/shortcuts.ts'
import { FailureLine, LoadingRows } from '#backoffice/ui/states.tsx'

type Props = { ids: readonly number[]; onClose: () => void; onDone: (doneIds: readonly number[]) => void }

export function BulkDialog({ ids, onClose, onDone }: Props) {
  const { t } = useI18n()
  // fixed when the dialog opens, because the selection may be cleared while the dialog is still open
  const [chosen] = useState(ids)
  const steps = useBulkSteps({ ids: chosen, onClose, onDone })
  const { form, isTried, change, take } = useBulkForm()
  const fields = useRef<HTMLFormElement>(null)
  const see = () => fields.current?.requestSubmit()
  const apply = () => void steps.apply()
  const label = t('bulk.apply', { count: steps.changedCount })
  useShortcuts([{ keys: 'mod+Enter', label: steps.pieces ? label : t('bulk.see'), run: steps.pieces ? apply : see }])
  if (steps.failed.length) return <FailedPieces failed={steps.failed} onClose={onClose} />
  const actions = steps.pieces ? (
    <>
      <Button onClick={steps.back}>{t('bulk.back')}</Button>
      <Button variant="primary" aria-disabled={steps.isBusy || !steps.changedCount} onClick={apply}>
        {steps.isBusy ? t('bulk.applying') : label}
        <KeyHint keys="mod+Enter" />
      </Button>
    </>
  ) : (
    <>
      <CancelButton onClick={onClose} />
      <Button variant="primary" type="submit" form="bulk-form" aria-disabled={steps.isBusy}>
        {t('bulk.see')}
      </Button>
    </>
  )
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('bulk.title', { count: chosen.length })} width="md:w-[760px]" actions={actions}>
      {steps.pieces ? (
        <ScrolledPart label={t('bulk.preview')}>
          <BulkPreview pieces={steps.pieces} />
        </ScrolledPart>
      ) : (
        <form
          ref={fields}
          id="bulk-form"
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            take(steps.see)
          }}
        >
          <BulkFields form={form} isTried={isTried} onChange={change} />
        </form>
      )}
      {steps.isBusy && !steps.pieces && (
        <div className="mt-4">
          <p className="mb-2 text-13 text-stone">{t('bulk.reading')}</p>
          <LoadingRows count={3} />
        </div>
      )}
      <FailureLine text={steps.failure} />
    </Dialog>
  )
}

function useBulkForm() {
  const may = useMay()
  const [form, setForm] = useState<BulkForm>(() => ({
    ...emptyBulkForm,
    what: bulkWhats.find(({ permission }) => may(permission))?.what ?? 'set',
  }))
  const [isTried, setTried] = useState(false)
  const take = (send: (change: NonNullable<ReturnType<typeof bulkChangeOf>>) => Promise<unknown>) => {
    setTried(true)
    const wanted = bulkChangeOf(form)
    if (wanted) void send(wanted)
  }
  return { form, isTried, change: (part: Partial<BulkForm>) => setForm((held) => ({ ...held, ...part })), take }
}
