import { Link } from 'react-router'
import type { StaffBuyback } from '#backoffice/client/buybacks.ts'
import { paths } from '#backoffice/client/paths.ts'
import { useOfficeTimeZone } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useFormat } from '#backoffice/i18n/use-format.ts'
import { KnownSerials } from '#backoffice/sections/buybacks/known-serials.tsx'
import { FactList } from '#backoffice/ui/fact-list.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { factLink } from '#backoffice/ui/text-link.ts'
import { Timeline } from '#backoffice/ui/timeline.tsx'
import { offices } from '#contract/offices.ts'
import { shownPhone } from '#contract/rules/phone.ts'
import { gradeName } from '#contract/rules/staff/zone-wear-grades.ts'
import { findZone } from '#contract/rules/staff/zones.ts'

export function PiecePanel({ buyback }: { buyback: StaffBuyback }) {
  const { t } = useI18n()
  const { kind, brand, model, reference, year, serial, asked, comment, photos, id, terms } = buyback
  return (
    <Panel title={t('buybacks.piece')}>
      <div className="grid gap-4">
        <KnownSerials buyback={buyback} />
        <FactList
          items={[
            [t('buybacks.kind'), t(`pieces.kind.${kind}`)],
            [t('buybacks.brand'), brand],
            [t('buybacks.model'), model],
            reference !== '' && [t('buybacks.reference'), reference],
            year !== null && [t('buybacks.year'), String(year)],
            serial !== null && serial !== '' && [t('buybacks.serial'), serial],
            [t('buybacks.terms.label'), t(`buybacks.terms.${terms}`)],
            ...asked.map(({ label, value }) => [label, value] as const),
            comment !== '' && [t('buybacks.comment'), comment],
          ]}
        />
        {photos.length > 0 && (
          <ul aria-label={t('buybacks.photos')} className="flex flex-wrap gap-2">
            {photos.map(({ token, width, height }, at) => (
              <li key={token}>
                <a href={`/api/staff/buybacks/${id}/photos/${token}/`} target="_blank" rel="noreferrer">
                  <img
                    src={`/api/staff/buybacks/${id}/photos/${token}/`}
                    alt={t('buybacks.photo', { number: at + 1 })}
                    width={width}
                    height={height}
                    loading="lazy"
                    className="h-28 w-auto rounded-2"
                  />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  )
}

export function MoneyPanel({ buyback: { sums, terms, valid_until: until, consigned_until: consigned } }: { buyback: StaffBuyback }) {
  const { t } = useI18n()
  const { money, day } = useFormat('Europe/Moscow')
  if (!sums) return null
  const { low_usd: low, high_usd: high, counter_usd: counter, offered_usd: offered, consignor_share: share } = sums
  const estimate = rangeText(money, low, high)
  return (
    <Panel title={t('buybacks.money')}>
      {estimate || counter || offered || share ? (
        <FactList
          items={[
            estimate !== null && [t('buybacks.estimate'), estimate],
            until !== null && [t('buybacks.validUntil'), day(new Date(Date.parse(until) - 1).toISOString())],
            counter !== null && [t('buybacks.counter'), money(counter)],
            offered !== null && [
              t(terms === 'consignment' ? 'buybacks.ownerGets' : 'buybacks.offered'),
              <strong key="sum">{money(offered)}</strong>,
            ],
            share !== null && [t('buybacks.ownerGets'), t('buybacks.ownerShare', { percent: share })],
            consigned !== null && [t('buybacks.consignedUntil'), day(`${consigned}T12:00:00Z`)],
          ]}
        />
      ) : (
        <p className="text-13 text-stone">{t('buybacks.noSums')}</p>
      )}
    </Panel>
  )
}

export function ReceivedPanel({ buyback: { received, zones, kind, inspected_by: inspector } }: { buyback: StaffBuyback }) {
  const { t, language } = useI18n()
  const { time } = useFormat(useOfficeTimeZone().timeZone)
  const office = offices.find(({ key }) => key === received?.office)?.city[language]
  return (
    <Panel title={t('buybacks.received')}>
      {received ? (
        <FactList
          items={[
            [t('buybacks.receivedAt'), [time(received.at), received.by].filter(Boolean).join(', ')],
            office !== undefined && [t('buybacks.receivedOffice'), office],
            received.brought_by !== '' && [t('buybacks.broughtBy'), received.brought_by],
            inspector !== null && [t('buybacks.inspectedBy'), inspector],
            ...zones.map(
              ({ zone, grade, note_ru: ru, note_en: en }) =>
                [
                  findZone(kind, zone)?.name[language] ?? zone,
                  [`${grade} · ${gradeName(grade, language)}`, language === 'ru' ? ru || en : en || ru].filter(Boolean).join('. '),
                ] as const,
            ),
          ]}
        />
      ) : (
        <p className="text-13 text-stone">{t('buybacks.notReceived')}</p>
      )}
    </Panel>
  )
}

export function HistoryPanel({ buyback: { steps } }: { buyback: StaffBuyback }) {
  const { t } = useI18n()
  const { time } = useFormat(useOfficeTimeZone().timeZone)
  const { money } = useFormat()
  const items = steps.toReversed().map(({ id, step, by, who, low_usd: low, high_usd: high, note, at }) => {
    const sum = rangeText(money, low, high)
    return {
      key: String(id),
      time: time(at),
      dateTime: at,
      title: [t(`buybacks.history.${step}`), sum].filter(Boolean).join(', '),
      detail: [by === 'person' ? t('buybacks.history.person') : who, note].filter(Boolean).join('. '),
    }
  })
  return (
    <Panel title={t('buybacks.history.title')}>
      <Timeline label={t('buybacks.history.title')} items={items} />
    </Panel>
  )
}

export function PlacesPanel({ buyback: { person, person_id: personId, phone, thread_id: threadId, piece } }: { buyback: StaffBuyback }) {
  const { t } = useI18n()
  return (
    <Panel title={t('buybacks.person')}>
      <FactList
        items={[
          [
            t('buybacks.person'),
            personId === null ? (
              (person ?? t('buybacks.anonymous'))
            ) : (
              <Link key="person" to={paths.person(personId)} className={factLink}>
                {person || `№ ${personId}`}
              </Link>
            ),
          ],
          phone !== null &&
            phone !== '' && [
              t('buybacks.phone'),
              <a key="phone" href={`tel:${phone}`} className={`figures ${factLink}`}>
                {shownPhone(phone)}
              </a>,
            ],
          threadId !== null && [
            t('buybacks.toThread'),
            <Link key="thread" to={paths.thread(threadId)} className={factLink}>
              {t('threads.number', { number: threadId })}
            </Link>,
          ],
          piece !== null && [
            t('buybacks.toPiece'),
            <Link key="piece" to={paths.piece(piece.id)} className={factLink}>
              {piece.label}
            </Link>,
          ],
        ]}
      />
    </Panel>
  )
}

function rangeText(money: (usd: string) => string, low: string | null, high: string | null): string | null {
  if (!low || !high) return null
  return low === high ? money(low) : `${money(low)} – ${money(high)}`
}
