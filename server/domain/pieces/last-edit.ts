import type { Edited } from '#server/domain/audit/edit-conflict.ts'

/** Tables whose changes raise the version of a piece. A change of a note or photograph does not raise the version. */
const ownTables = ['piece', 'piece_private', 'piece_function', 'watch', 'jewelry', 'bag']

export const pieceEdits = (id: number): Edited => ({ subject: { kind: 'piece', id: String(id) }, tables: ownTables })
