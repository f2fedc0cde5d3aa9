import type { Edited } from '#server/domain/audit/edit-conflict.ts'

/** The tables that people edit as part of a piece; changes of notes and photographs do not bump its version. */
const ownTables = ['piece', 'piece_private', 'piece_function', 'watch', 'jewelry', 'bag']

/** The changes that count as edits of a piece. */
export const pieceEdits = (id: number): Edited => ({ subject: { kind: 'piece', id: String(id) }, tables: ownTables })
