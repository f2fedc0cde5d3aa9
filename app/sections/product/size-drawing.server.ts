import { formatNumber } from '#app/i18n/format.ts'
import { sizeTexts } from '#app/i18n/size-texts.server.ts'
import type { Product } from '#app/sections/product/product.ts'
import type { SizeDrawingView } from '#app/sections/product/size-drawing.tsx'
import { type Drawing, drawBag, drawRing, drawWatch } from '#app/sections/product/size-outlines.server.ts'
import type { Language } from '#contract/language.ts'
import { bagSize, ringDiameter, watchSize } from '#contract/rules/piece-size.ts'

const mmPerCm = 10
const labelPixels = 12

/**
 * Returns a drawing to scale: a watch on a wrist, a bag beside an A4 sheet, a ring beside a bank card. Null if the size of the piece is
 * unknown, ambiguous or implausible.
 */
export function sizeDrawing({ kind, piece }: Product, language: Language): SizeDrawingView | null {
  const texts = sizeTexts[language]
  const number = (value: number) => formatNumber(language, value)
  if (kind === 'watch') {
    const size = watchSize(piece)
    if (!size) return null
    const thickness = size.thickness === null ? null : number(size.thickness)
    const name = thickness === null ? texts.watchAbove : texts.watchBoth
    return viewOf(drawWatch(size), { title: texts.title, name, caption: texts.watch({ diameter: number(size.diameter), thickness }) })
  }
  if (kind === 'bag') {
    const size = bagSize(piece.size_text)
    if (!size) return null
    const sides = { width: number(size.width / mmPerCm), height: number(size.height / mmPerCm) }
    return viewOf(drawBag(size), { title: texts.title, name: texts.bagName, caption: texts.bag(sides) })
  }
  const diameter = ringDiameter(piece.size_text)
  if (diameter === null) return null
  return viewOf(drawRing(diameter), { title: texts.title, name: texts.ringName, caption: texts.ring(number(diameter)) })
}

/** Keeps the width of a line in pixels at any size of the picture. */
const line = '[vector-effect:non-scaling-stroke]'
type Texts = { title: string; name: string; caption: string }

function viewOf({ width, height, pixelsPerMm, label, ...outlines }: Drawing, { title, name, caption }: Texts): SizeDrawingView {
  return {
    title,
    caption,
    svg: {
      width: Math.round(width * pixelsPerMm),
      height: Math.round(height * pixelsPerMm),
      viewBox: `0 0 ${tenths(width)} ${tenths(height)}`,
      'aria-label': name,
    },
    paths: [
      { d: outlines.reference, strokeWidth: 1, className: `${line} stroke-stone` },
      { d: outlines.detail, strokeWidth: 1, className: `${line} stroke-brass` },
      { d: outlines.piece, strokeWidth: 1.5, className: `${line} stroke-ink` },
    ],
    label: label && { ...label, fontSize: tenths(labelPixels / pixelsPerMm), className: 'fill-stone' },
  }
}

const tenths = (value: number): number => Math.round(value * 10) / 10
