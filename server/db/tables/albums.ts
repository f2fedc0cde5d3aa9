import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date, Date>

export type AlbumTables = {
  live_album: {
    id: Generated<number>
    thread_id: number | null
    piece_id: number
    batch: string
    note: Generated<string>
    is_shown: Generated<boolean>
    staff_id: string | null
    created_at: Timestamp
    until: Timestamp
    opened_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  }
  live_photo: {
    id: Generated<number>
    album_id: number
    position: number
    hash: string
    width: number
    height: number
    widths: number[]
    placeholder: string
  }
}
