import { callStaff } from '#backoffice/client/call-staff.ts'
import { adoptImport, type ImportRun } from '#backoffice/client/imports.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useRun } from '#backoffice/ui/use-run.ts'

export type ConfirmRows = { isBusy: boolean; failure: string | null; set: (rows: readonly number[], isConfirmed: boolean) => void }

/** Confirms that rows update the piece with their key although brand or reference differ; or revokes that. */
export function useConfirmRows({ id, confirmed }: ImportRun): ConfirmRows {
  const saving = useRun()
  const set = (rows: readonly number[], isConfirmed: boolean) =>
    void saving.run(async () => {
      const body = { rows: isConfirmed ? [...new Set([...confirmed, ...rows])] : confirmed.filter((row) => !rows.includes(row)) }
      adoptImport(await callStaff('PUT /api/staff/imports/:id/confirmed/', { params: { id }, body }))
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.imports.counts(id) }),
        queryClient.invalidateQueries({ queryKey: queryKeys.imports.previews(id) }),
      ])
    })
  return { isBusy: saving.isBusy, failure: saving.failure, set }
}
