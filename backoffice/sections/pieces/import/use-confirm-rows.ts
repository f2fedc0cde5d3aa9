import { callStaff } from '#backoffice/client/call-staff.ts'
import { cacheImport, type ImportRun } from '#backoffice/client/imports.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useAction } from '#backoffice/ui/use-action.ts'

type Answer = { rows: readonly number[]; asksOfSold: boolean; isConfirmed: boolean }
export type ConfirmRows = { isBusy: boolean; failure: string | null; set: (answer: Answer) => void }

/**
 * Confirms rows of an import, or revokes the confirmation. A row needs confirmation in two cases: its key belongs to a piece with another
 * brand or reference number, or it puts a sold piece on sale again (`asksOfSold`).
 */
export function useConfirmRows({ id, confirmed, confirmed_sold: sold }: ImportRun): ConfirmRows {
  const saving = useAction()
  const set = ({ rows, asksOfSold, isConfirmed }: Answer) =>
    void saving.run(async () => {
      const change = (before: readonly number[]) =>
        isConfirmed ? [...new Set([...before, ...rows])] : before.filter((row) => !rows.includes(row))
      const body = asksOfSold ? { rows: confirmed, sold_rows: change(sold) } : { rows: change(confirmed), sold_rows: sold }
      cacheImport(await callStaff('PUT /api/staff/imports/:id/confirmed/', { params: { id }, body }))
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.imports.counts(id) }),
        queryClient.invalidateQueries({ queryKey: queryKeys.imports.previews(id) }),
      ])
    })
  return { isBusy: saving.isBusy, failure: saving.failure, set }
}
