import { FileText, Gem, Image, Paperclip, X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import type { Enclosures } from '#backoffice/sections/inbox/use-enclosures.ts'
import { PieceSearch } from '#backoffice/sections/orders/manual/piece-search.tsx'
import { Button, IconButton } from '#backoffice/ui/button.tsx'
import { focusOnOpen } from '#backoffice/ui/focus-on-open.ts'
import { FailureLine, politely } from '#backoffice/ui/states.tsx'
import { staffLimits } from '#contract/staff/limits.ts'

export function ReplyEnclosures({ enclosures, error }: { enclosures: Enclosures; error: string | null }) {
  const { t } = useI18n()
  const { bytes: sizeText } = useFormat()
  const [isChoosing, setChoosing] = useState(false)
  const { files, pieces, isStoring, failure } = enclosures
  const isFull = files.length >= staffLimits.replyFilesMax
  return (
    <div className="grid w-full justify-items-start gap-2">
      {(files.length > 0 || pieces.length > 0) && (
        <ul aria-label={t('threads.enclosed.title')} className="flex flex-wrap gap-2">
          {files.map((file) => (
            <Enclosed
              key={file.token}
              icon={file.media_type === 'image/jpeg' ? <Image aria-hidden="true" size={14} /> : <FileText aria-hidden="true" size={14} />}
              name={file.name}
              detail={sizeText(file.bytes)}
              onRemove={() => enclosures.removeFile(file.token)}
            />
          ))}
          {pieces.map(({ id, name }) => (
            <Enclosed key={id} icon={<Gem aria-hidden="true" size={14} />} name={name} onRemove={() => enclosures.removePiece(id)} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <FileButton isBusy={isStoring} isFull={isFull} onChoose={(chosen) => void enclosures.addFiles(chosen)} />
        {pieces.length < staffLimits.replyPiecesMax && (
          <Button aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
            <Gem aria-hidden="true" size={15} />
            {t('threads.enclosed.piece')}
          </Button>
        )}
      </div>
      {isFull && <p className="text-12 text-stone">{t('threads.enclosed.full', { max: staffLimits.replyFilesMax })}</p>}
      {isChoosing && (
        <div ref={focusOnOpen} className="w-full max-w-110">
          <PieceSearch
            chosen={pieces.map(({ id }) => id)}
            onAdd={({ id, name }) => {
              enclosures.addPiece({ id, name })
              setChoosing(false)
            }}
          />
        </div>
      )}
      <FailureLine text={failure ?? error} />
    </div>
  )
}

type ButtonProps = { isBusy: boolean; isFull: boolean; onChoose: (files: readonly File[]) => void }

function FileButton({ isBusy, isFull, onChoose }: ButtonProps) {
  const { t } = useI18n()
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        aria-disabled={isBusy || isFull}
        title={t('threads.enclosed.help')}
        onClick={() => isBusy || isFull || field.current?.click()}
      >
        <Paperclip aria-hidden="true" size={15} />
        <span {...politely}>{t(isBusy ? 'threads.enclosed.storing' : 'threads.enclosed.file')}</span>
      </Button>
      <input
        ref={field}
        type="file"
        hidden
        multiple
        aria-label={t('threads.enclosed.file')}
        accept="image/jpeg,image/png,image/webp,application/pdf"
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])])
          // without a reset, choosing the same file again fires no event
          target.value = ''
        }}
      />
    </>
  )
}

type EnclosedProps = { icon: ReactNode; name: string; detail?: string; onRemove: () => void }

function Enclosed({ icon, name, detail, onRemove }: EnclosedProps) {
  const { t } = useI18n()
  return (
    <li className="flex max-w-full items-center gap-2 rounded-2 border border-hairline bg-raised pl-2.5 text-13">
      <span className="text-stone">{icon}</span>
      <span className="min-w-0 truncate">{name}</span>
      {detail && <span className="figures shrink-0 text-12 text-stone">{detail}</span>}
      <IconButton label={t('threads.enclosed.remove', { name })} onClick={onRemove}>
        <X aria-hidden="true" size={14} />
      </IconButton>
    </li>
  )
}
