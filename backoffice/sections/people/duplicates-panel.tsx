import { useState } from 'react'
import { Link } from 'react-router'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { paths } from '#backoffice/client/paths.ts'
import { cachePerson, type StaffPerson } from '#backoffice/client/people.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import { useMay } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { MergeDialog } from '#backoffice/sections/people/merge-dialog.tsx'
import { phoneOfCard, usePersonName } from '#backoffice/sections/people/use-people-columns.tsx'
import { Button } from '#backoffice/ui/button.tsx'
import { Panel } from '#backoffice/ui/page.tsx'
import { FailureLine } from '#backoffice/ui/states.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'

export function DuplicatesPanel({ person }: { person: StaffPerson }) {
  const { t } = useI18n()
  const may = useMay()
  const nameOf = usePersonName()
  const write = useWrite()
  const [merging, setMerging] = useState<number | null>(null)
  if (!person.doubts.length) return null
  const keepApart = (otherId: number) =>
    write.run(async () => {
      const { person: after, action_id: action } = await callStaff('POST /api/staff/people/:id/different/', {
        params: { id: person.id },
        body: { other_id: otherId },
      })
      cachePerson(after)
      showUndoToast(t('people.leftApart'), action)
    })
  return (
    <Panel title={t('people.doubts')} isFlush>
      <ul>
        {person.doubts.map(({ person: other, reasons }) => (
          <li
            key={other.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-hairline px-4 py-2.5 text-13 last:border-0"
          >
            <span className="grid min-w-0">
              <Link
                to={paths.person(other.id)}
                className="font-medium hover:underline finger:inline-flex finger:min-h-11 finger:items-center"
              >
                {nameOf(other)}
              </Link>
              <span className="figures text-stone">
                {[other.phone && phoneOfCard(other.phone), other.email, other.city].filter(Boolean).join(' · ')}
              </span>
              <span className="text-stone">{reasons.map((reason) => t(`people.reasons.${reason}`)).join(', ')}</span>
            </span>
            {may('person.edit') && (
              <span className="flex flex-wrap gap-2">
                <Button aria-label={`${t('people.merge')} ${nameOf(other)}`} onClick={() => setMerging(other.id)}>
                  {t('people.merge')}
                </Button>
                <Button
                  variant="quiet"
                  aria-label={`${t('people.different')}: ${nameOf(other)}`}
                  aria-disabled={write.isBusy}
                  onClick={() => void keepApart(other.id)}
                >
                  {t('people.different')}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      <FailureLine text={write.failure} />
      {merging !== null && <MergeDialog id={person.id} otherId={merging} onClose={() => setMerging(null)} />}
    </Panel>
  )
}
