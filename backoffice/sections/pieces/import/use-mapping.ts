import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { cacheImport, type ImportRun } from '#backoffice/client/imports.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import type { DayQuestion } from '#backoffice/sections/pieces/import/day-order-field.tsx'
import { useAction } from '#backoffice/ui/use-action.ts'
import type { DayOrder } from '#contract/rules/staff/day-order.ts'
import { dateColumns } from '#contract/rules/staff/piece-csv-columns.ts'

export function useMapping(run: ImportRun) {
  const [, setParams] = useSearchParams()
  const [mapping, setMapping] = useState(run.mapping)
  const [hasNewNames, setHasNewNames] = useState(run.has_new_names)
  const [newStatus, setNewStatus] = useState(run.new_status)
  const [dayOrders, setDayOrders] = useState<Record<number, DayOrder>>({})
  const [isTried, setTried] = useState(false)
  const saving = useAction()
  const isTwice = (column: string | null) => column !== null && mapping.indexOf(column) !== mapping.lastIndexOf(column)
  const hasKey = mapping.includes('key')
  const questions = run.day_questions.filter(({ at }) => isDateColumn(mapping[at] ?? null))
  const orderOf = ({ at, order }: DayQuestion) => dayOrders[at] ?? order
  const see = () => {
    setTried(true)
    if (!hasKey || mapping.some(isTwice) || questions.some((question) => !orderOf(question))) return
    void saving.run(async () => {
      const answers = questions.map((question) => [mapping[question.at] ?? '', orderOf(question) ?? 'dmy'] as const)
      const body = { mapping, has_new_names: hasNewNames, new_status: newStatus, day_orders: Object.fromEntries(answers) }
      cacheImport(await callStaff('PUT /api/staff/imports/:id/mapping/', { params: { id: run.id }, body }))
      // previews of the earlier choice
      queryClient.removeQueries({ queryKey: queryKeys.imports.previews(run.id) })
      setParams({ step: 'changes' })
    })
  }
  const answer = (at: number, order: DayOrder) => setDayOrders({ ...dayOrders, [at]: order })
  return {
    mapping,
    setMapping,
    hasNewNames,
    setHasNewNames,
    newStatus,
    setNewStatus,
    isTried,
    saving,
    see,
    isTwice,
    questions,
    orderOf,
    answer,
  }
}

const isDateColumn = (column: string | null) => dateColumns.some((each) => each === column)
