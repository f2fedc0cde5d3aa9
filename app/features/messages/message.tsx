import { useCompany } from '#app/client/company.ts'
import type { Conversation } from '#app/client/messages.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { usePlaceTime } from '#app/i18n/use-place-time.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { NoWrap } from '#app/ui/no-wrap.tsx'
import { textLink } from '#app/ui/text-link.ts'
import type { Language } from '#contract/language.ts'
import { offices } from '#contract/offices.ts'
import { formatCents } from '#contract/rules/format-cents.ts'
import { numberFormat } from '#contract/rules/intl-formats.ts'
import { toCents } from '#contract/rules/money.ts'
import { piecePath } from '#contract/rules/piece-path.ts'

type OwnMessage = Conversation['messages'][number]

export function Message({ message }: { message: OwnMessage }) {
  const { t } = useI18n()
  const { name: shop } = useCompany()
  const placeTime = usePlaceTime()
  const { is_own: isOwn, body, at, album_url: album } = message
  return (
    <li className={`grid gap-2 border-l-2 pl-4 ${isOwn ? 'border-hairline' : 'border-brass'}`}>
      <p className="flex flex-wrap items-baseline gap-x-3 text-13 text-stone">
        <span className="font-medium text-ink">{isOwn ? t('messages.you') : shop}</span>
        <time dateTime={at} className="figures">
          <NoWrap text={placeTime(at, offices[0].key)} />
        </time>
      </p>
      {body && <p className="wrap-anywhere whitespace-pre-wrap">{body}</p>}
      {album && (
        <ButtonLink to={album} className="justify-self-start max-sm:w-full">
          {t('messages.album')}
        </ButtonLink>
      )}
      <Photos photos={message.photos} />
      <Enclosed message={message} />
    </li>
  )
}

function Photos({ photos }: Pick<OwnMessage, 'photos'>) {
  const { t } = useI18n()
  if (!photos.length) return null
  return (
    <ul className="flex flex-wrap gap-3">
      {photos.map(({ url, width, height }, place) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer">
            <img
              src={url}
              alt={t('messages.photo', { number: place + 1 })}
              width={width}
              height={height}
              loading="lazy"
              className="h-36 w-auto max-w-full bg-ivory object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

function Enclosed({ message: { files, pieces } }: { message: OwnMessage }) {
  const { language } = useI18n()
  if (!files.length && !pieces.length) return null
  const link = `inline-flex min-h-11 items-center wrap-anywhere ${textLink}`
  return (
    <ul className="grid">
      {files.map(({ url, name, bytes }) => (
        <li key={url} className="flex flex-wrap items-center gap-x-3">
          <a href={url} download={name} className={link}>
            {name}
          </a>
          <span className="figures text-13 text-stone">{formatSize(language, bytes)}</span>
        </li>
      ))}
      {pieces.map((piece) => (
        <li key={piece.id} className="py-1.5">
          <PieceCard piece={piece} />
        </li>
      ))}
    </ul>
  )
}

function PieceCard({ piece: { kind, id, name, note, price_usd: price, photo } }: { piece: OwnMessage['pieces'][number] }) {
  const { language, t } = useI18n()
  return (
    <a href={piecePath(kind, id)} className="flex max-w-110 items-center gap-4 border border-hairline p-3 hover:border-brass">
      <span className="h-20 w-16 shrink-0 bg-ivory">
        {photo && <img src={photo} alt="" width={64} height={80} loading="lazy" data-kind={kind} className="size-full object-cover" />}
      </span>
      <span className="grid min-w-0 gap-0.5">
        <span>{name}</span>
        {note && <span className="text-13 text-stone">{note}</span>}
        <span className="figures">{price === null ? t('messages.onRequest') : formatCents(language, toCents(price) ?? 0)}</span>
      </span>
    </a>
  )
}

function formatSize(language: Language, bytes: number): string {
  const [unit, size] = bytes < 1e6 ? (['kilobyte', 1e3] as const) : (['megabyte', 1e6] as const)
  return numberFormat(language, { style: 'unit', unit, maximumFractionDigits: unit === 'kilobyte' ? 0 : 1 }).format(
    Math.max(1, bytes / size),
  )
}
