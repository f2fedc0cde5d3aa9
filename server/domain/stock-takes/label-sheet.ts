import type { Language } from '#contract/language.ts'
import { describePaperLine } from '#contract/rules/staff/paper-line.ts'
import { paperTexts } from '#contract/rules/staff/paper-texts.ts'
import type { LabelRow } from '#server/domain/stock-takes/read-labels.ts'
import type { PdfLabels } from '#server/ports/draw-labels.ts'

type Label = LabelRow & { qr_path: string; qr_size: number }

/** Lays out labels for a PDF in a language. Shows the end of a serial number if the label has it. */
export function labelSheet(labels: readonly Label[], language: Language, at: Date): PdfLabels {
  return {
    title: paperTexts[language].labels,
    at,
    language,
    labels: labels.map(({ id, brand, model_name: model, reference, traits, qr_path, qr_size }) => {
      const { production_year: year, full_set: isFull, serial_ending: ending } = traits
      const kit = { ru: traits.kit_ru.trim(), en: traits.kit_en.trim() }
      const set = isFull ? { ru: paperTexts.ru.fullSet, en: paperTexts.en.fullSet } : kit
      return {
        number: `№\u00A0${id}`,
        brand,
        model,
        reference: reference ?? '',
        traits: [describePaperLine(language, { year, set }), describePaperLine(language, { serial: ending && `…${ending.trim()}` })],
        qr_path,
        qr_size,
      }
    }),
  }
}
