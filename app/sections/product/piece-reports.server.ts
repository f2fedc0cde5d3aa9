import { paths } from '#app/client/paths.ts'
import { albumTexts } from '#app/i18n/album-texts.server.ts'
import { type ReportTexts, reportTexts } from '#app/i18n/report-texts.server.ts'
import { shopDay } from '#app/i18n/shop-day.server.ts'
import type { PieceReportsView, ServiceView, TimingView, ZoneView } from '#app/sections/product/piece-reports.tsx'
import type { Product } from '#app/sections/product/product.ts'
import type { Language } from '#contract/language.ts'
import type { PieceReports } from '#contract/piece-reports.ts'
import { numberFormat } from '#contract/rules/intl-formats.ts'
import { primaryFirst } from '#contract/rules/primary-first.ts'

type Words = { language: Language; texts: ReportTexts }
type Report = NonNullable<PieceReports['condition_report']>
type Zone = Report['zones'][number]

/** Returns the workshop's findings about a piece and the photographs taken on request; null if the piece has none. */
export function pieceReportsView({ kind, piece }: Product, language: Language): PieceReportsView | null {
  const { condition_report: report, timing, service_history: history, certificate, live_photos: live } = piece
  if (!report && !timing && !history && !certificate && !live) return null
  const texts = reportTexts[language]
  const words = { language, texts }
  return {
    kind,
    proofs: [
      ...(report ? [{ text: texts.reportOf(shopDay(language, report.signed_at)), path: '#condition' }] : []),
      ...(certificate ? [{ text: texts.certificate(certificate.number), path: paths.certificate(certificate.number) }] : []),
    ],
    live: (live ?? []).map(({ taken_at: takenAt, photos }) => ({ title: albumTexts[language].shown(shopDay(language, takenAt)), photos })),
    certificate: certificate
      ? {
          text: `${texts.certificate(certificate.number)} ${texts.issued(shopDay(language, certificate.issued_at))}`,
          path: paths.certificate(certificate.number),
          check: texts.check,
        }
      : null,
    condition: report
      ? {
          title: texts.zones,
          signed: texts.signed(shopDay(language, report.signed_at)),
          summary: report.summary,
          zones: report.zones.map((zone) => zoneView(zone, piece.photos, texts)),
        }
      : null,
    service:
      timing || history
        ? {
            title: texts.service,
            timing: timing ? timingView(timing, words) : null,
            history: history ? { title: texts.history, entries: history.map((entry, at) => serviceView(entry, at, words)) } : null,
          }
        : null,
  }
}

function zoneView(zone: Zone, photos: Product['piece']['photos'], texts: ReportTexts): ZoneView {
  const gallery = primaryFirst(photos)
  const numbered = zone.pins.map((pin, at) => ({ ...pin, number: at + 1 }))
  const pinned = [...new Set(zone.pins.map(({ photo }) => photo))].flatMap((place) => {
    const photo = photos[place]
    if (!photo) return []
    const pins = numbered.filter((pin) => pin.photo === place).map(({ number, x, y, note }) => ({ number, x, y, note }))
    return { photo, title: texts.photo(gallery.indexOf(photo) + 1), pins }
  })
  return {
    key: zone.key,
    name: zone.name,
    grade: zone.grade_name,
    hint: pinned.length ? texts.onPhoto : null,
    lines: [zone.sentence, zone.note, zone.defects.length ? `${texts.defects}: ${zone.defects.join(', ').toLowerCase()}.` : ''].filter(
      Boolean,
    ),
    photos: pinned,
  }
}

function timingView(timing: NonNullable<PieceReports['timing']>, { language, texts }: Words): TimingView {
  const figure = (value: number | null, unit = '') => (value === null ? '—' : `${formatTenths(language, value)}${unit}`)
  const rate = (value: number) => `${value > 0 ? '+' : ''}${formatTenths(language, value)}`
  const notes = [
    texts.spread(formatTenths(language, timing.rate_spread)),
    timing.lift_angle === null ? null : texts.liftAngle(formatTenths(language, timing.lift_angle)),
    timing.workshop_name,
  ]
  return {
    caption: texts.timingCaption(shopDay(language, timing.measured_at)),
    columns: [texts.position, texts.rate, texts.amplitude, texts.beatError],
    rows: timing.positions.map((taken) => [taken.name, rate(taken.rate), figure(taken.amplitude, '°'), figure(taken.beat_error)]),
    mean: [texts.mean, rate(timing.mean_rate), figure(timing.mean_amplitude, '°'), ''],
    notes: notes.filter(Boolean).join(', '),
  }
}

function serviceView(entry: NonNullable<PieceReports['service_history']>[number], at: number, { language, texts }: Words): ServiceView {
  const guarantee = entry.guarantee_until ? texts.guarantee(shopDay(language, entry.guarantee_until)) : null
  return {
    key: `${entry.done_on} ${at}`,
    day: shopDay(language, entry.done_on),
    title: entry.kind_name,
    text: entry.text,
    more: [entry.workshop_name, guarantee].filter(Boolean).join(', '),
  }
}

/** Formats a number with a real minus sign instead of a hyphen. */
function formatTenths(language: Language, value: number): string {
  return numberFormat(language, { maximumFractionDigits: 1 }).format(value).replace('-', '\u2212')
}
