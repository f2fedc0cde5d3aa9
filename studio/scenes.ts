import type { View } from '#studio/views.ts'

type Scene = { piece: { kind: 'scene' } & Record<string, unknown>; view: View }

/** Pictures of the shop's work, for pages without pieces. */
export function scenes(): Record<string, Scene> {
  return {}
}
