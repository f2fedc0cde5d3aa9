import type { Generated } from 'kysely'

export type DemoTables = {
  demo_piece: {
    piece_id: number
    texts: string | null
    /** Hashes of the demo's photographs of the piece, in gallery order. */
    photographs: Generated<string[]>
  }
}
