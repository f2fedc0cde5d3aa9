import type { DemoBag } from '#studio/demo-pieces.ts'
import { chanelBags } from '#studio/describe/bags-chanel.ts'
import { frenchBags } from '#studio/describe/bags-french.ts'
import { hermesBags } from '#studio/describe/bags-hermes.ts'
import { italianBags } from '#studio/describe/bags-italian.ts'

const bagShapes = { ...hermesBags, ...chanelBags, ...frenchBags, ...italianBags }

export function describeBag(piece: DemoBag) {
  const [wide = 25, high = 18, deep = 10] = piece.sizeCm.split('×').map((side) => Number.parseFloat(side))
  const shape = bagShapes[piece.key] ?? {}
  return {
    kind: 'bag' as const,
    key: piece.key,
    size: [wide * 10, high * 10, deep * 10],
    color: piece.color,
    grain: 'calf',
    hardware: hardwareOf(piece.hardware),
    ...shape,
  }
}

function hardwareOf(text: string): string {
  if (/palladium|silver/i.test(text)) return 'palladium'
  if (/ruthenium/i.test(text)) return 'ruthenium'
  if (/brass|aged/i.test(text)) return 'bronze'
  return 'pale_gold'
}

export type BagDescription = ReturnType<typeof describeBag>
