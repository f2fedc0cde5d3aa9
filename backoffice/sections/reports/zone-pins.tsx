import { useState } from 'react'
import type { PieceReports, Zone } from '#backoffice/client/reports.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { PinnedPhoto } from '#backoffice/sections/reports/pinned-photo.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { LanguagePair } from '#backoffice/ui/field/language-pair.tsx'

type Pin = Zone['pins'][number]
type Props = { pins: readonly Pin[]; photos: PieceReports['piece']['photos']; onChange: (pins: Pin[]) => void }

export function ZonePins({ pins, photos, onChange }: Props) {
  const { t } = useI18n()
  const [chosen, setChosen] = useState(photos.find(({ hash }) => hash === pins[0]?.photo)?.hash ?? photos[0]?.hash ?? '')
  const photo = photos.find(({ hash }) => hash === chosen)
  if (!photo) return <p className="text-13 text-stone">{t('reports.noPhotos')}</p>
  const add = (x: number, y: number) => onChange([...pins, { photo: photo.hash, x, y, note_ru: '', note_en: '' }])
  const change = (at: number, next: Partial<Pin>) => onChange(pins.map((pin, place) => (place === at ? { ...pin, ...next } : pin)))
  const remove = (at: number) => onChange(pins.filter((_pin, place) => place !== at))
  const numbered = pins.map((pin, at) => ({ ...pin, at }))
  return (
    <div className="grid gap-3">
      <p className="text-13 text-stone">{t('reports.pinHelp')}</p>
      <div className="flex gap-2 overflow-x-auto">
        {photos.map(({ hash, thumbnail_url: url }, at) => (
          <button
            key={hash}
            type="button"
            aria-pressed={hash === chosen}
            onClick={() => setChosen(hash)}
            className="relative shrink-0 border-2 border-transparent bg-ivory aria-pressed:border-ink"
          >
            <img
              src={url}
              alt={t('reports.photo', { number: at + 1 })}
              width={64}
              height={80}
              loading="lazy"
              className="h-20 w-16 object-contain"
            />
          </button>
        ))}
      </div>
      <PinnedPhoto
        photo={photo}
        pins={numbered.filter((pin) => pin.photo === photo.hash)}
        onAdd={add}
        onMove={(at, x, y) => change(at, { x, y })}
        onRemove={remove}
      />
      {numbered.map((pin) => (
        <div key={pin.at} className="grid gap-2 border-t border-hairline pt-3">
          <LanguagePair
            label={t('reports.pinNote', { number: pin.at + 1 })}
            ru={{ value: pin.note_ru, onChange: (text) => change(pin.at, { note_ru: text }) }}
            en={{ value: pin.note_en, onChange: (text) => change(pin.at, { note_en: text }) }}
          />
          <div>
            <Button variant="quiet" onClick={() => remove(pin.at)}>
              {t('reports.removePin', { number: pin.at + 1 })}
            </Button>
          </div>
        </div>
      ))}
    </div>
  )
}
