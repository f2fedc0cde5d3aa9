import { listQuery } from '#backoffice/client/pieces.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import type { Kind } from '#contract/piece.ts'
import { factsByKind } from '#contract/rules/staff/piece-facts.ts'

export function useShowFact(kind: Kind): (name: string, value: unknown) => string {
  const { t, language } = useI18n()
  return (name, value) => {
    const fact = factsByKind[kind].find((each) => each.name === name)
    if (value === null || value === undefined) return ''
    if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no')
    if (!fact || !('list' in fact)) return typeof value === 'string' ? value : JSON.stringify(value)
    const entries = queryClient.getQueryData(listQuery(fact.list).queryKey)?.results ?? []
    const names = [value].flat().map((id) => entries.find((entry) => entry.id === id)?.[`name_${language}`] ?? JSON.stringify(id))
    return names.join(', ')
  }
}
