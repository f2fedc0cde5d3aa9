import type { Kind } from '#contract/piece.ts'

const folders = { watch: '/product', jewelry: '/jewelry', bag: '/bag' } as const satisfies Record<Kind, string>

export function piecePath(kind: Kind, id: number): string {
  return `${folders[kind]}/${id}`
}
