import { sql } from 'kysely'
import type { Kind } from '#contract/piece.ts'
import { type Fact, type FactValue, factsByKind } from '#contract/rules/staff/piece-facts.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Db } from '#server/db/database.ts'

export type FactsByName = Record<string, FactValue>

/** Returns the editable facts of a piece, by name. */
export async function readFacts(db: Db, kind: Kind, id: number): Promise<FactsByName> {
  const { rows } = await sql<{ facts: FactsByName }>`
    select ${factsJson(kind)} as facts from piece p left join ${sql.table(kind)} k on k.piece_id = p.id where p.id = ${id}`.execute(db)
  const facts = rows[0]?.facts
  if (!facts) throw new CodedError('not-found')
  return facts
}

function factsJson(kind: Kind) {
  const pairs = factsByKind[kind].flatMap((fact) => [sql.lit(fact.name), columnOf(fact)])
  return sql`json_build_object(${sql.join(pairs)})`
}

function columnOf({ name, table, type }: Fact) {
  if (type === 'entries')
    return sql`(select coalesce(json_agg(f.function_id order by f.function_id), '[]') from piece_function f where f.piece_id = p.id)`
  return sql.ref(`${table === 'piece' ? 'p' : 'k'}.${name}`)
}
