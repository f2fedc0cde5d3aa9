import type { Generated } from 'kysely'

export type DemoTables = {
  demo_piece: {
    piece_id: number
    /** A digest of the texts that the demo wrote; null if unknown. */
    texts: string | null
    /** Hashes of the photographs that the demo wrote, in gallery order. */
    photographs: Generated<string[]>
  }
}
