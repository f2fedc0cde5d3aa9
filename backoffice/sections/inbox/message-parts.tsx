import { Link } from 'react-router'
import { paths } from '#backoffice/client/paths.ts'
import type { StaffThread } from '#backoffice/client/threads.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { textLink } from '#backoffice/ui/text-link.ts'

type Photo = StaffThread['photos'][number]

export function Photos({ threadId, photos }: { threadId: number; photos: readonly Photo[] }) {
  const { t } = useI18n()
  if (!photos.length) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {photos.map(({ token, width, height }, place) => (
        <li key={token}>
          <a href={`/api/staff/threads/${threadId}/photos/${token}/`} target="_blank" rel="noreferrer">
            <img
              src={`/api/staff/threads/${threadId}/photos/${token}/`}
              alt={t('threads.photo', { number: place + 1 })}
              width={width}
              height={height}
              loading="lazy"
              className="h-24 w-auto rounded-2"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

type Message = StaffThread['messages'][number]

export function Enclosed({ threadId, message: { files, pieces } }: { threadId: number; message: Message }) {
  const { bytes } = useFormat()
  if (!files.length && !pieces.length) return null
  return (
    <ul className="grid gap-1 text-13">
      {files.map((file) => (
        <li key={file.token}>
          <a href={`/api/staff/threads/${threadId}/files/${file.token}/`} download={file.name} className={textLink}>
            {file.name}
          </a>
          <span className="figures text-stone"> {bytes(file.bytes)}</span>
        </li>
      ))}
      {pieces.map(({ id, name }) => (
        <li key={id}>
          <Link to={paths.piece(id)} className={textLink}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

export function Earlier({ message: { earlier, edited_at: at } }: { message: Message }) {
  const { t } = useI18n()
  const { time } = useFormat(useOfficeTimeZone().timeZone)
  if (!at || !earlier.length) return null
  return (
    <div className="grid gap-1 text-13">
      <p className="text-12 text-brass">{t('threads.edited', { time: time(at) })}</p>
      {earlier.toReversed().map((text, place) => (
        <p key={place} className="border-l-2 border-hairline pl-3 break-words whitespace-pre-wrap text-stone">
          <span className="block text-12">{t('threads.earlier')}</span>
          {text}
        </p>
      ))}
    </div>
  )
}
