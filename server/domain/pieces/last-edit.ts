import type { Edited } from '#server/domain/audit/edit-conflict.ts'

/** Tables whose changes increment the version of a piece. Changes of notes and photographs do not. */
const ownTables = ['piece', 'piece_private', 'piece_function', 'watch', 'jewelry', 'bag']

export const pieceEdits = (id: number): Edited => ({ subject: { kind: 'piece', id: String(id) }, tables: ownTables })
