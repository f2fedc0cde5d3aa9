import type { Edited } from '#server/domain/audit/edit-conflict.ts'

/** The tables whose changes count as edits of a piece; notes and photographs do not raise its version. */
const ownTables = ['piece', 'piece_private', 'piece_function', 'watch', 'jewelry', 'bag']

export const pieceEdits = (id: number): Edited => ({ subject: { kind: 'piece', id: String(id) }, tables: ownTables })
