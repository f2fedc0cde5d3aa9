import { type messages, type PGlite, protocol, types } from '@electric-sql/pglite'
import type { SessionResult } from '#server/db/embedded-session.ts'
import { createStatementNames, staleStatement } from '#server/db/statement-names.ts'

const { serialize } = protocol

/** A parsed statement. An unnamed statement (empty `name`) is valid only until the next statement is parsed. */
type Statement = { name: string; parameterTypes: readonly number[]; columns: readonly { name: string; dataTypeID: number }[] }

const isPrepared = /^\s*(?:select|insert|update|delete|with)\b/i

export function createStatements(lite: PGlite): (text: string, values: readonly unknown[]) => Promise<SessionResult> {
  const nameOf = createStatementNames()
  const known = new Map<string, Statement>()
  const send = (...parts: Uint8Array[]) => lite.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { syncToFs: false })

  async function read(text: string): Promise<Statement> {
    const name = (isPrepared.test(text) && nameOf(text)) || ''
    // closes a stale statement that may still have this name
    const responses = await send(
      serialize.close({ type: 'S', name }),
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    )
    const parameters = responses.find((response) => isMessage<messages.ParameterDescriptionMessage>(response, 'parameterDescription'))
    const columns = responses.find((response) => isMessage<messages.RowDescriptionMessage>(response, 'rowDescription'))
    const statement = { name, parameterTypes: parameters?.dataTypeIDs ?? [], columns: columns?.fields ?? [] }
    if (name) known.set(text, statement)
    return statement
  }

  return async (text, values) => {
    const { name, parameterTypes, columns } = known.get(text) ?? (await read(text))
    const texts = values.map((value, at) => toText(lite, value, parameterTypes[at]))
    const responses = await send(serialize.bind({ statement: name, values: texts }), serialize.execute({})).catch((error: unknown) => {
      if (isStale(error)) known.delete(text)
      throw error
    })
    const rows = responses.filter((response) => isMessage<messages.DataRowMessage>(response, 'dataRow'))
    const complete = responses.find((response) => isMessage<messages.CommandCompleteMessage>(response, 'commandComplete'))
    return {
      names: columns.map((column) => column.name),
      rows: rows.map(({ fields }) => fields.map((field, at) => types.parseType(field, columns[at]?.dataTypeID ?? 0, lite.parsers))),
      affectedCount: countAffected(complete?.text),
    }
  }
}

export function isStale(error: unknown): boolean {
  return error instanceof Error && 'code' in error && staleStatement.test(String(error.code))
}

function toText(lite: PGlite, value: unknown, type: number | undefined): string | null {
  if (value === null || value === undefined) return null
  const write = lite.serializers[type ?? 0]
  if (write) return write(value)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function isMessage<Message extends { name: string }>(message: { name: string }, name: Message['name']): message is Message {
  return message.name === name
}

/** Returns the number of affected rows from a command tag (`INSERT 0 3`, `UPDATE 3`), or 0 for a `SELECT`. */
function countAffected(text = ''): number {
  const [, count] = /^(?:INSERT|UPDATE|DELETE|MERGE|COPY)\b.* (\d+)$/.exec(text) ?? []
  return Number(count ?? 0)
}
