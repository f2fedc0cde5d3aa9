import type { Edited } from '#server/domain/audit/edit-conflict.ts'

/** The tables whose rows are what people edit of a piece; notes and photographs have no say in its version. */
const ownTables = ['piece', 'piece_private', 'piece_function', 'watch', 'jewelry', 'bag']

/** Which changes are edits of a piece. */
export const pieceEdits = (id: number): Edited => ({ subject: { kind: 'piece', id: String(id) }, tables: ownTables })
