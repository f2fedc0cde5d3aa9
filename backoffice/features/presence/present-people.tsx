import { type PresentPerson, usePresence } from '#backoffice/client/use-presence.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'

type Props = {
  kind: 'piece' | 'order' | 'thread'
  id: string
  /** Returns the label of a form field, or null for a field that the page does not show. */
  labelOf: (field: string) => string | null
}

export function PresentPeople({ kind, id, labelOf }: Props) {
  const { t } = useI18n()
  const people = onePerPerson(usePresence(kind, id))
  if (!people.length) return null
  return (
    <ul aria-label={t('common.presence')} className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {people.map(({ staff_id: staffId, name, field }) => {
        const label = field && labelOf(field)
        const text = label ? t('common.presentIn', { name, field: label }) : t('common.present', { name })
        return (
          <li key={staffId} title={text} className="flex animate-rise items-center gap-1.5">
            <span
              aria-hidden="true"
              className="grid size-5.5 shrink-0 place-items-center rounded-full border border-brass text-11 font-medium text-brass uppercase"
            >
              {name.slice(0, 1)}
            </span>
            <span className="sr-only">{text}</span>
            <span aria-hidden="true" className="max-w-56 truncate text-12 text-stone max-md:max-w-28">
              {label ? `${name} · ${label}` : name}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** Keeps one entry per person. If a person has several tabs open, keeps the first tab with a focused field, else the first tab. */
function onePerPerson(people: readonly PresentPerson[]): PresentPerson[] {
  const byPerson = Map.groupBy(people, ({ staff_id: staffId }) => staffId)
  return [...byPerson.values()].flatMap((tabs) => tabs.find(({ field }) => field) ?? tabs.slice(0, 1))
}
