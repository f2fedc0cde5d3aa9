import type { Language } from '#contract/language.ts'
import type { PieceReports } from '#contract/piece-reports.ts'
import { serviceKindNames } from '#contract/rules/staff/service-kinds.ts'
import { positionNames, positions, summarizeTiming } from '#contract/rules/staff/timing.ts'
import { gradeName, gradeSentence } from '#contract/rules/staff/zone-wear-grades.ts'
import { defectNames, zonesOfKind } from '#contract/rules/staff/zones.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'
import type { ReferenceLists } from '#server/domain/catalog/reference-lists.ts'
import { nameOf } from '#server/domain/catalog/reference-names.ts'
import { movePinsWithCrops } from '#server/domain/reports/move-pins.ts'
import type { ShownReports, StoredPin } from '#server/domain/reports/shown-reports.ts'
import { presentAlbumPhotos } from '#server/http/present/album.ts'
import type { PresentContext } from '#server/http/present/photo.ts'

export function presentReports(row: PieceRow, shown: ShownReports, lists: ReferenceLists, context: PresentContext): PieceReports {
  const { language } = context
  const { report, timing, services, certificate, live } = shown
  const workshopOf = (id: number | null) => nameOf(lists, 'workshops', id, language)
  return {
    ...(report && {
      condition_report: presentReport(row, { ...report, zones: movePinsWithCrops(report.zones, shown.cutPhotos ?? []) }, language),
    }),
    ...(timing && { timing: presentTiming(timing, workshopOf(timing.workshopId), language) }),
    ...(services && {
      service_history: services.map((service) => ({
        done_on: service.doneOn,
        kind_name: serviceKindNames[service.kind][language],
        workshop_name: workshopOf(service.workshopId) ?? (service.workshopName || null),
        text: language === 'ru' ? service.textRu : service.textEn,
        guarantee_until: service.guaranteeUntil,
      })),
    }),
    ...(live && {
      live_photos: live.map(({ takenAt, photos }) => ({ taken_at: takenAt, photos: presentAlbumPhotos(photos, row.modelName, context) })),
    }),
    ...(certificate && { certificate: { number: certificate.number, issued_at: certificate.issuedAt } }),
  }
}

function presentReport(row: PieceRow, report: NonNullable<ShownReports['report']>, language: Language): PieceReports['condition_report'] {
  const inLanguage = (texts: { note_ru: string; note_en: string }) => (language === 'ru' ? texts.note_ru : texts.note_en)
  const photoAt = ({ photo }: StoredPin) => (row.photos ?? []).findIndex(({ hash }) => hash === photo)
  return {
    signed_at: report.signedAt,
    summary: language === 'ru' ? report.summaryRu : report.summaryEn,
    zones: zonesOfKind[row.kind].flatMap(({ key, name, scale }) => {
      const zone = report.zones.find((described) => described.zone === key)
      if (!zone) return []
      return {
        key,
        name: name[language],
        grade: zone.grade,
        grade_name: gradeName(zone.grade, language),
        sentence: gradeSentence(scale, zone.grade, language),
        defects: zone.defects.map((defect) => defectNames[defect][language]),
        note: inLanguage(zone),
        // omits a pin if its photograph was deleted or its position was cropped away
        pins: zone.pins.flatMap((pin) => {
          const photo = photoAt(pin)
          return photo < 0 ? [] : { photo, x: pin.x, y: pin.y, note: inLanguage(pin) }
        }),
      }
    }),
  }
}

function presentTiming(timing: NonNullable<ShownReports['timing']>, workshop: string | null, language: Language): PieceReports['timing'] {
  const readings = timing.readings.map((reading) => ({ ...reading, beatError: reading.beat_error }))
  const summary = summarizeTiming(readings) ?? { meanRate: 0, rateSpread: 0, meanAmplitude: null }
  return {
    measured_at: timing.measuredAt,
    workshop_name: workshop,
    lift_angle: timing.liftAngle,
    mean_rate: summary.meanRate,
    rate_spread: summary.rateSpread,
    mean_amplitude: summary.meanAmplitude,
    positions: positions.flatMap((position) => {
      const reading = timing.readings.find((taken) => taken.position === position)
      if (!reading) return []
      return { name: positionNames[position][language], rate: reading.rate, amplitude: reading.amplitude, beat_error: reading.beat_error }
    }),
  }
}
