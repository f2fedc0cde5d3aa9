import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Album, albumsQuery } from '#backoffice/client/albums.ts'
import { quotesQuery } from '#backoffice/client/quotes.ts'
import type { StaffThread } from '#backoffice/client/threads.ts'
import { useMay, useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { MessengerButtons } from '#backoffice/features/messengers/messenger-buttons.tsx'
import { SharedLink } from '#backoffice/features/messengers/shared-link.tsx'
import { useMessengerText } from '#backoffice/features/messengers/use-messenger-text.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { QuoteLink } from '#backoffice/sections/quotes/quote-link.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { formatDate } from '#contract/rules/dates.ts'

export function ThreadLinks({ thread }: { thread: StaffThread }) {
  const { t } = useI18n()
  const may = useMay()
  const [now] = useState(Date.now)
  const quotes = useQuery({ ...quotesQuery({ thread: thread.id }), enabled: may('quote.make') }).data?.results ?? []
  const albums = useQuery({ ...albumsQuery(thread.id), enabled: thread.piece !== null }).data?.results ?? []
  const open = quotes.filter(({ state }) => state === 'open')
  const valid = albums.filter(({ until }) => Date.parse(until) > now)
  if (!open.length && !valid.length) return null
  return (
    <Panel title={t('messengers.links')}>
      <div className="grid gap-5">
        {open.map((quote) => (
          <QuoteLink key={quote.id} quote={quote} />
        ))}
        {valid.map((album) => (
          <AlbumLink key={album.id} album={album} thread={thread} />
        ))}
      </div>
    </Panel>
  )
}

function AlbumLink({ album: { url, until }, thread }: { album: Album; thread: StaffThread }) {
  const { t } = useI18n()
  const { timeZone } = useOfficeTimeZone()
  const { day } = useFormat(timeZone)
  const textOf = useMessengerText()
  const { id, name, contact, language, piece } = thread
  const values = { name, pieces: piece?.name ?? '', until: formatDate(language, until, timeZone), link: url }
  return (
    <SharedLink label={t('messengers.album')} detail={t('albums.until', { day: day(until) })} url={url}>
      {contact && <MessengerButtons {...contact} text={textOf(language, 'album', values)} of={t('messengers.album')} thread={id} />}
    </SharedLink>
  )
}
