import type { PieceReports, Zone } from '#backoffice/client/reports.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { ZoneCamera } from '#backoffice/sections/reports/zone-camera.tsx'
import { ZonePins } from '#backoffice/sections/reports/zone-pins.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { LanguagePair } from '#backoffice/ui/field/language-pair.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { type Grade, gradeName, grades, gradeSentence } from '#contract/rules/staff/zone-wear-grades.ts'
import { defectNames, defects, type Zone as ZoneTemplate } from '#contract/rules/staff/zones.ts'

type Props = {
  pieceId: number
  zone: ZoneTemplate
  value: Zone | null
  photos: PieceReports['piece']['photos']
  onGrade: (grade: Grade) => void
  onChange: (zone: Zone | null) => void
  onNext: () => void
}

export function ZoneEditor({ pieceId, zone, value, photos, onGrade, onChange, onNext }: Props) {
  const { t, language } = useI18n()
  const name = zone.name[language]
  return (
    <Panel title={zone.isOptional ? `${name}, ${t('reports.optional')}` : name}>
      <div className="grid gap-5">
        <fieldset className="grid min-w-0 gap-1.5">
          <legend className="sr-only">{t('reports.grade')}</legend>
          {grades.map((grade) => (
            <label
              key={grade}
              className="grid min-h-12 cursor-pointer grid-cols-[1.5rem_1fr] items-center gap-x-3 rounded-2 border border-hairline px-3 py-1.5 hover:border-edge has-checked:border-ink has-checked:bg-ivory has-focus-visible:outline-2 has-focus-visible:outline-brass max-md:min-h-14"
            >
              <input
                type="radio"
                name={`grade-${zone.key}`}
                checked={value?.grade === grade}
                onChange={() => onGrade(grade)}
                className="sr-only"
              />
              <span aria-hidden="true" className="figures text-17 font-medium">
                {grade}
              </span>
              <span>
                <span className="block text-14 font-medium max-md:text-15">{gradeName(grade, language)}</span>
                <span className="block text-13 text-stone">{gradeSentence(zone.scale, grade, language)}</span>
              </span>
            </label>
          ))}
        </fieldset>
        {value && <Details pieceId={pieceId} zone={value} photos={photos} onChange={onChange} />}
        <div className="flex flex-wrap items-center justify-between gap-3">
          {value && (
            <Button variant="quiet" onClick={() => onChange(null)}>
              {t('reports.clearGrade')}
            </Button>
          )}
          <Button className="ml-auto max-md:flex-1" onClick={onNext}>
            {t('reports.nextZone')} →
          </Button>
        </div>
      </div>
    </Panel>
  )
}

type DetailsProps = { pieceId: number; zone: Zone; photos: Props['photos']; onChange: (zone: Zone) => void }

function Details({ pieceId, zone, photos, onChange }: DetailsProps) {
  const { t, language } = useI18n()
  const toggle = (defect: Zone['defects'][number]) =>
    onChange({
      ...zone,
      defects: zone.defects.includes(defect) ? zone.defects.filter((each) => each !== defect) : [...zone.defects, defect],
    })
  const hasMore = zone.note_ru !== '' || zone.note_en !== '' || zone.pins.length > 0
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-13 text-stone">{t('reports.defects')}</legend>
        <div className="flex flex-wrap gap-2">
          {defects.map((defect) => (
            <button
              key={defect}
              type="button"
              aria-pressed={zone.defects.includes(defect)}
              onClick={() => toggle(defect)}
              className="h-8 rounded-2 border border-hairline px-3 text-13 hover:border-edge aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper finger:h-11"
            >
              {defectNames[defect][language]}
            </button>
          ))}
        </div>
      </fieldset>
      <details open={hasMore} className="border-y border-hairline">
        <summary className="flex min-h-11 items-center text-13 font-medium">{t('reports.notesAndPins')}</summary>
        <div className="grid gap-5 pt-1 pb-5">
          <LanguagePair
            label={t('reports.note')}
            isLong
            ru={{ value: zone.note_ru, onChange: (text) => onChange({ ...zone, note_ru: text }) }}
            en={{ value: zone.note_en, onChange: (text) => onChange({ ...zone, note_en: text }) }}
          />
          <ZoneCamera pieceId={pieceId} />
          <ZonePins pins={zone.pins} photos={photos} onChange={(pins) => onChange({ ...zone, pins })} />
        </div>
      </details>
    </>
  )
}
