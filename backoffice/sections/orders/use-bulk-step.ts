import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { showUndoAllToast } from '#backoffice/client/undo.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { emptyAsked, stepBody, type StepAsked } from '#backoffice/sections/orders/step-body.ts'
import { useWrite } from '#backoffice/ui/use-write.ts'
import { nameSeveral } from '#contract/rules/staff/name-several.ts'
import type { OrderStep } from '#contract/rules/staff/order-enums.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

export type BulkOrder = StaffResponseOf<'POST /api/staff/orders/bulk/'>['done'][number]
type Bulk = { step: OrderStep; ids: readonly string[]; onDone: (ids: string[]) => void; onClose: () => void }

/**
 * Applies a step to several orders in one request, after a preview of the emails. Orders that were refused stay in the dialog with the
 * reason.
 */
export function useBulkStep({ step, ids, onDone, onClose }: Bulk) {
  const { t } = useI18n()
  const write = useWrite()
  const [asked, setAsked] = useState<Readonly<Record<string, StepAsked>>>({})
  const [reason, setReason] = useState('')
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  // the ids at the time the dialog opened, because `onDone` removes finished orders from `ids` while the dialog is open
  const [begun] = useState(ids)
  const preview = useQuery({
    queryKey: queryKeys.orders.bulkPreview(step, begun),
    queryFn: () => callStaff('POST /api/staff/orders/bulk/', { body: { step, preview: true, orders: begun.map((id) => ({ id })) } }),
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
  const orders = (preview.data?.done ?? []).filter(({ id }) => !done.has(id))
  const askedOf = (id: string) => asked[id] ?? emptyAsked
  const requestOf = ({ id, email }: BulkOrder) => {
    const body = stepBody(askedOf(id), email?.text)
    const { preview: _preview, ...common } = body.common()
    return { id, ...common, ...detailsOf(step, body) }
  }
  const take = () =>
    write.run(async () => {
      if (orders.length === 0) return
      const body = { step, orders: orders.map(requestOf), ...(reason.trim() ? { reason } : {}) }
      const result = await callStaff('POST /api/staff/orders/bulk/', { body })
      const taken = result.done.map(({ id }) => id)
      if (taken.length) {
        const actions = result.done.flatMap(({ action_id: action }) => action ?? [])
        const names = nameSeveral(result.done.map(({ number }) => number))
        showUndoAllToast(t(`orders.bulkDone.${step}`, { count: taken.length, names }), actions)
        onDone(taken)
        const { lists, boards, records } = queryKeys.orders
        for (const queryKey of [lists, boards, records]) void queryClient.invalidateQueries({ queryKey })
      }
      setDone((held) => new Set([...held, ...taken]))
      setRefused(Object.fromEntries(result.failed.map(({ id, detail }) => [id, detail])))
      if (result.failed.length === 0) onClose()
    })
  return {
    preview,
    orders,
    barred: preview.data?.failed ?? [],
    refused,
    askedOf,
    ask: (id: string, value: StepAsked) => setAsked((held) => ({ ...held, [id]: value })),
    reason,
    setReason,
    take,
    write,
  }
}

function detailsOf(step: OrderStep, { parcel, handover, whileDue }: ReturnType<typeof stepBody>) {
  if (step === 'ship') return { ...parcel, ...whileDue }
  return step === 'deliver' ? { ...handover, ...whileDue } : {}
}
