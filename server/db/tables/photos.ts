import type { ColumnType } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>

export type PhotoTables = {
  photo_upload: {
    id: Fixed<string>
    staff_id: Fixed<string>
    session_id: Fixed<string>
    request_id: Fixed<string>
    sha256: Fixed<string>
    batch: Fixed<string>
    position: number
    piece_id: number | null
    file_name: Fixed<string>
    bytes: Fixed<number>
    width: Fixed<number>
    height: Fixed<number>
    taken_at: ColumnType<Date | null, Date | null, never>
    original: Fixed<string>
    state: ColumnType<'waiting' | 'ready' | 'failed', 'waiting' | undefined, 'waiting' | 'ready' | 'failed'>
    hash: ColumnType<string | null, undefined, string | null>
    widths: ColumnType<number[] | null, undefined, number[] | null>
    placeholder: ColumnType<string | null, undefined, string | null>
    photo_id: ColumnType<number | null, undefined, number | null>
    created_at: Fixed<Date>
  }
}
