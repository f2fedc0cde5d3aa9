import type { Generated } from 'kysely'

export type DemoTables = {
  demo_piece: {
    piece_id: number
    /** A digest of the texts that the demo wrote; null where it is not known. */
    texts: string | null
    /** Hashes of the photographs that the demo wrote, in the order of their positions. */
    photographs: Generated<string[]>
  }
}
