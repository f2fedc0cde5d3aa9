import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { phoneOfCard, usePersonName } from '#backoffice/sections/people/use-people-columns.tsx'
import { IconButton } from '#backoffice/ui/button.tsx'
import { SearchPicker } from '#backoffice/ui/field/search-picker.tsx'

type Known = { id: number; name: string }
type Props = { personId: number; value: Known | null; onChange: (value: Known | null) => void; error: string | null }

const searchMinChars = 2

export function IntroducerField({ personId, value, onChange, error }: Props) {
  const { t } = useI18n()
  const nameOf = usePersonName()
  const [text, setText] = useState('')
  const search = useDeferredValue(text.trim())
  const isSearching = search.length >= searchMinChars
  const query = { search, page_size: 6 }
  const { data } = useQuery({
    queryKey: queryKeys.people.list(query),
    queryFn: ({ signal }) => callStaff('GET /api/staff/people/', { query, signal }),
    enabled: isSearching,
  })
  const people = (data?.results ?? []).filter(({ id }) => id !== personId)
  if (value)
    return (
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 truncate text-14 max-md:text-15">
          <span className="text-stone">{t('people.introducedBy')}: </span>
          {value.name || t('people.number', { number: value.id })}
        </p>
        <IconButton label={t('people.introducedClear', { name: value.name })} onClick={() => onChange(null)}>
          <X aria-hidden="true" size={16} />
        </IconButton>
      </div>
    )
  return (
    <SearchPicker
      label={t('people.introducedBy')}
      help={t('people.introducedHelp')}
      error={error}
      text={text}
      onType={setText}
      search={search}
      found={isSearching && data ? people : undefined}
      none={t('people.introducedNone')}
      onPick={(person) => onChange({ id: person.id, name: nameOf(person) })}
    >
      {(person) => (
        <>
          <span className="min-w-0 flex-1 truncate">{nameOf(person)}</span>
          {person.phone && <span className="figures shrink-0 text-stone">{phoneOfCard(person.phone)}</span>}
        </>
      )}
    </SearchPicker>
  )
}
