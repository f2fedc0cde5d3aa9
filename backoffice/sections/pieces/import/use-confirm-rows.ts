import { callStaff } from '#backoffice/client/call-staff.ts'
import { cacheImport, type ImportRun } from '#backoffice/client/imports.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useAction } from '#backoffice/ui/use-action.ts'

export type ConfirmRows = { isBusy: boolean; failure: string | null; set: (rows: readonly number[], isConfirmed: boolean) => void }

/** Confirms that rows update the piece with the same key although its brand or reference differs, or revokes the confirmation. */
export function useConfirmRows({ id, confirmed }: ImportRun): ConfirmRows {
  const saving = useAction()
  const set = (rows: readonly number[], isConfirmed: boolean) =>
    void saving.run(async () => {
      const body = { rows: isConfirmed ? [...new Set([...confirmed, ...rows])] : confirmed.filter((row) => !rows.includes(row)) }
      cacheImport(await callStaff('PUT /api/staff/imports/:id/confirmed/', { params: { id }, body }))
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.imports.counts(id) }),
        queryClient.invalidateQueries({ queryKey: queryKeys.imports.previews(id) }),
      ])
    })
  return { isBusy: saving.isBusy, failure: saving.failure, set }
}
