import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { Db } from '#server/db/database.ts'
import { staffImportTexts } from '#server/domain/import/import-texts.ts'
import { labelIn, type NameLookup, readNameLookup } from '#server/domain/import/name-lookup.ts'
import { type KnownPiece, readPiecesByIds } from '#server/domain/import/read-pieces.ts'
import { listChanges } from '#server/domain/import/validate-row.ts'
import type { Change } from '#server/domain/import/verdict.ts'

/** A snapshot of a piece: its facts, its storage place, and the destination city of its open transfer (`movesTo`). */
export type PieceState = KnownPiece & { version: number; place: { ru: string; en: string } | null; movesTo: number | null; tags: string[] }

/** Returns the current states of pieces, by id. */
export async function readStates(db: Db, ids: readonly number[]): Promise<Map<number, PieceState>> {
  const pieces = await readPiecesByIds(db, ids)
  const { rows } = await sql<Pick<PieceState, 'version' | 'place' | 'movesTo' | 'tags'> & { id: number }>`
    select p.id, p.edit_version as version, m.to_city_id as "movesTo", coalesce(s.tags, '{}') as tags,
      case when l.id is not null then json_build_object('ru', l.name_ru, 'en', l.name_en) end as place
    from piece p left join piece_private s on s.piece_id = p.id left join place l on l.id = s.place_id
      left join piece_move m on m.piece_id = p.id and m.state in ('asked', 'sent')
    where p.id = any(${[...ids]}::int[])`.execute(db)
  return new Map(
    rows.flatMap(({ id, ...state }): [number, PieceState][] => {
      const piece = pieces.get(id)
      return piece ? [[id, { ...piece, ...state }]] : []
    }),
  )
}

type States = { before: ReadonlyMap<number, PieceState>; after: ReadonlyMap<number, PieceState>; language: Language }

/** Returns the changes between two snapshots, by piece, as texts in a language. */
export async function compareStates(db: Db, { before, after, language }: States): Promise<Map<number, Change[]>> {
  const names = await readNameLookup(db)
  return new Map(
    [...before].flatMap(([id, was]): [number, Change[]][] => {
      const becomes = after.get(id)
      return becomes ? [[id, changesOf(was, becomes, { names, language })]] : []
    }),
  )
}

function changesOf(was: PieceState, becomes: PieceState, { names, language }: { names: NameLookup; language: Language }): Change[] {
  const texts = staffImportTexts[language]
  const changes = listChanges(was, becomes, { names, texts })
  const differ = (column: string, from: string | undefined, to: string | undefined) =>
    from === to ? [] : [{ column, from: from ?? texts.nothing, to: to ?? texts.nothing }]
  const cityOf = ({ movesTo }: PieceState) => (movesTo === null ? undefined : labelIn(names.lists.city, movesTo, language))
  const flagOf = ({ parts }: PieceState) => (parts.piece?.is_year_unknown ? texts.yes : texts.no)
  return [
    ...changes,
    ...differ('is_year_unknown', flagOf(was), flagOf(becomes)),
    ...differ('tags', was.tags.join(', ') || undefined, becomes.tags.join(', ') || undefined),
    ...differ('place', was.place?.[language], becomes.place?.[language]),
    ...differ('moves_to', cityOf(was), cityOf(becomes)),
  ]
}
