import type { Generated } from 'kysely'

export type DemoTables = {
  demo_piece: {
    piece_id: number
    texts: string | null
    /** Hashes of the photographs that the demo wrote, in gallery order. */
    photographs: Generated<string[]>
  }
}
