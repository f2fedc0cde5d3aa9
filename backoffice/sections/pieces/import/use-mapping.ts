import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { cacheImport, type ImportRun, importValuesQuery } from '#backoffice/client/imports.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import type { DayQuestion } from '#backoffice/sections/pieces/import/day-order-field.tsx'
import { focusUnreadable } from '#backoffice/ui/field/unreadable.ts'
import { useAction } from '#backoffice/ui/use-action.ts'
import type { DayOrder } from '#contract/rules/staff/day-order.ts'
import { dateColumns } from '#contract/rules/staff/piece-csv-columns.ts'

export type WholeFile = ImportRun['whole_file'] & { isConsigned: boolean }

type Supplied = { supplier: string; onSupplierNeeded: () => void }

export function useMapping(run: ImportRun, { supplier, onSupplierNeeded }: Supplied) {
  const [, setParams] = useSearchParams()
  const [mapping, setMapping] = useState(run.mapping)
  const [hasNewNames, setHasNewNames] = useState(run.has_new_names)
  const [newStatus, setNewStatus] = useState(run.new_status)
  const [dayOrders, setDayOrders] = useState<Record<number, DayOrder>>({})
  const [isTried, setTried] = useState(false)
  const saving = useAction()
  const isTwice = (column: string | null) => column !== null && mapping.indexOf(column) !== mapping.lastIndexOf(column)
  const hasColumns = mapping.some((column) => column !== null)
  const [wholeFile, setWholeFile] = useState<WholeFile>({ ...run.whole_file, isConsigned: run.whole_file.consignor_share !== null })
  const { isConsigned, ...whole } = wholeFile
  const lacksConsignor = isConsigned && (!supplier || whole.consignor_share === null)
  const questions = run.day_questions.filter(({ at }) => isDateColumn(mapping[at] ?? null))
  const orderOf = ({ at, order }: DayQuestion) => dayOrders[at] ?? order
  const see = () => {
    setTried(true)
    if (isConsigned && !supplier) onSupplierNeeded()
    if (!hasColumns || lacksConsignor || mapping.some(isTwice) || questions.some((question) => !orderOf(question))) return
    if (focusUnreadable(document.querySelector('main'))) return
    void saving.run(async () => {
      const answers = questions.map((question) => [mapping[question.at] ?? '', orderOf(question) ?? 'dmy'] as const)
      const body = {
        mapping,
        supplier,
        has_new_names: hasNewNames,
        new_status: newStatus,
        day_orders: Object.fromEntries(answers),
        whole_file: { ...whole, consignor_share: isConsigned ? whole.consignor_share : null },
      }
      const mapped = await callStaff('PUT /api/staff/imports/:id/mapping/', { params: { id: run.id }, body })
      // cached previews are based on the previous mapping
      queryClient.removeQueries({ queryKey: queryKeys.imports.previews(run.id) })
      const { undecided } = await queryClient.fetchQuery(importValuesQuery(run.id))
      cacheImport(mapped)
      setParams({ step: undecided ? 'values' : 'changes' })
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
    wholeFile,
    setWholeFile,
    hasColumns,
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
