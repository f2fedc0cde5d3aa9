import type { Kind } from '#contract/piece.ts'

/** Photograph views of each kind of piece, in the order of a photo session. */
export const photoViews = {
  watch: ['front', 'dial', 'side', 'back', 'clasp', 'wrist', 'set'],
  jewelry: ['front', 'detail', 'side', 'hallmark', 'worn', 'set'],
  bag: ['front', 'detail', 'side', 'back', 'inside', 'corners', 'set'],
} as const satisfies Record<Kind, readonly string[]>
export type PhotoView = (typeof photoViews)[Kind][number]

const words: Record<PhotoView, { ru: string; en: string }> = {
  front: { ru: 'общий вид спереди', en: 'front view' },
  dial: { ru: 'циферблат крупно', en: 'dial close-up' },
  detail: { ru: 'крупно', en: 'close-up' },
  side: { ru: 'вид сбоку', en: 'side view' },
  back: { ru: 'вид сзади', en: 'back view' },
  clasp: { ru: 'застёжка', en: 'clasp' },
  wrist: { ru: 'на запястье', en: 'on the wrist' },
  hallmark: { ru: 'пробирное клеймо', en: 'hallmark' },
  worn: { ru: 'на человеке', en: 'worn' },
  inside: { ru: 'внутри', en: 'inside' },
  corners: { ru: 'углы крупно', en: 'corners close-up' },
  set: { ru: 'коробка и документы', en: 'box and papers' },
}

export function viewText(view: PhotoView, language: 'ru' | 'en'): string {
  return words[view][language]
}

/** Proposes the alternative text of a photograph, such as «Rolex Submariner 126610LN, циферблат крупно». */
export function proposeAlt(name: string, view: PhotoView | null, language: 'ru' | 'en'): string {
  return view ? `${name}, ${viewText(view, language)}` : name
}

/** Guesses the view of a photograph from its index in the gallery. Null if the index is beyond the views of the kind. */
export function guessView(kind: Kind, at: number): PhotoView | null {
  return photoViews[kind][at] ?? null
}
