import { useQuery } from '@tanstack/react-query'
import { Paperclip } from 'lucide-react'
import { useRef } from 'react'
import { type PaperOwner, papersQuery, sendPaper } from '#backoffice/client/papers.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { useAction } from '#backoffice/ui/use-action.ts'
import { paperTypes } from '#contract/staff/papers.ts'

type Props = { pieceId: number; owner: PaperOwner; /** The name of the owner, for the accessible name of the button. */ of: string }

export function PaperFiles({ pieceId, owner, of }: Props) {
  const { t } = useI18n()
  const mayRead = useMay()('piece.serial')
  const { data } = useQuery({ ...papersQuery(pieceId), enabled: mayRead })
  const input = useRef<HTMLInputElement>(null)
  const { run, isBusy, failure } = useAction()
  if (!mayRead) return null
  const papers = (data?.results ?? []).filter((paper) =>
    'check' in owner ? paper.check_id === owner.check : paper.service_id === owner.service,
  )
  const attach = (file: File | undefined) => {
    if (file) void run(async () => showUndoToast(t('pieceParts.papers.added'), await sendPaper(pieceId, owner, file)))
  }
  return (
    <div className="flex w-full flex-wrap items-center gap-x-3 text-13">
      {papers.map(({ id, name }) => (
        <a
          key={id}
          href={`/api/staff/papers/${id}/`}
          download={name}
          className="min-w-0 py-1 break-words underline underline-offset-4 finger:py-3"
        >
          {name}
        </a>
      ))}
      <input
        ref={input}
        type="file"
        hidden
        accept={paperTypes.join(',')}
        onChange={({ currentTarget }) => {
          attach(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
      <Button
        variant="quiet"
        aria-label={t('pieceParts.papers.choose', { of })}
        aria-disabled={isBusy}
        onClick={() => isBusy || input.current?.click()}
        className="-ml-2"
      >
        <Paperclip aria-hidden="true" size={14} />
        {t(isBusy ? 'pieceParts.papers.sending' : 'pieceParts.papers.attach')}
      </Button>
      <FailureLine text={failure} />
    </div>
  )
}
