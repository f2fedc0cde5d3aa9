import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { cacheImport, type ImportRun, suppliersQuery } from '#backoffice/client/imports.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { ImportMapping } from '#backoffice/sections/pieces/import/import-mapping.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { useAction } from '#backoffice/ui/use-action.ts'

/** The first step of an import: supplier and columns. For a known supplier, the choices made for earlier files are applied. */
export function ImportColumnsStep({ run }: { run: ImportRun }) {
  const { t } = useI18n()
  const list = useId()
  const { data } = useQuery(suppliersQuery)
  const [name, setName] = useState(run.supplier)
  const [applied, setApplied] = useState(run.supplier)
  const [isNeeded, setNeeded] = useState(false)
  const applying = useAction()
  const known = data?.results ?? []
  const supplier = known.find((each) => each.toLowerCase() === name.trim().toLowerCase())
  /** The last name that was looked up in the list. */
  const lookedUp = useRef(name)
  // Runs after every render, because the name can be typed before the suppliers are loaded, or while an earlier choice is still being sent.
  useEffect(() => {
    if (!data || applying.isBusy || name === lookedUp.current) return
    lookedUp.current = name
    if (supplier === undefined || supplier === applied) return
    void applying.run(async () => {
      cacheImport(await callStaff('PUT /api/staff/imports/:id/supplier/', { params: { id: run.id }, body: { supplier } }))
      setApplied(supplier)
    })
  })
  const asked = [run.id, run.encoding, run.head_row, applied].join()
  return (
    <>
      <div className="mx-auto max-w-[1240px] px-5 pt-5 max-md:px-4 max-md:pt-4">
        <TextField
          className="md:max-w-[420px]"
          label={t('importFile.supplier')}
          help={t(applied && known.includes(applied) ? 'importFile.supplierKnown' : 'importFile.supplierHelp')}
          value={name}
          onChange={setName}
          list={list}
          maxLength={120}
          autoComplete="off"
          error={isNeeded && !name.trim() ? t('importFile.supplierNeeded') : null}
        />
        <datalist id={list}>
          {known.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </datalist>
        <FailureLine text={applying.failure} />
      </div>
      <ImportMapping key={asked} run={run} supplier={name.trim()} onSupplierNeeded={() => setNeeded(true)} />
    </>
  )
}
