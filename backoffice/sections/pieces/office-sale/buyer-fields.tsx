import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { phoneOfCard, usePersonName } from '#backoffice/sections/people/use-people-columns.tsx'
import type { BuyerCard, TypedSale } from '#backoffice/sections/pieces/office-sale/use-office-sale.ts'
import { IconButton } from '#backoffice/ui/button.tsx'
import { SearchPicker } from '#backoffice/ui/field/search-picker.tsx'
import { TextField } from '#backoffice/ui/field/text-field.tsx'

type Props = { typed: TypedSale; set: (part: Partial<TypedSale>) => void; errorOf: (field: string) => string | null }

export function BuyerFields({ typed, set, errorOf }: Props) {
  const { t } = useI18n()
  const { card } = typed
  const field = (name: 'first_name' | 'last_name' | 'phone' | 'email') => ({
    value: typed[name],
    onChange: (text: string) => set({ [name]: text }),
    error: errorOf(name),
    autoComplete: 'off',
  })
  return (
    <div className="grid gap-4">
      {card ? <ChosenCard card={card} onClear={() => set({ card: null })} /> : <CardSearch onPick={(found) => set({ card: found })} />}
      <div className="grid gap-4 md:grid-cols-2">
        {!card?.hasName && (
          <>
            <TextField label={t('orders.firstName')} {...field('first_name')} />
            <TextField label={t('orders.lastName')} {...field('last_name')} />
          </>
        )}
        {!card && <TextField label={t('orders.phone')} type="tel" help={t('officeSale.optional')} {...field('phone')} />}
        <TextField label={t('orders.emailAddress')} type="email" help={t('officeSale.optional')} {...field('email')} />
      </div>
    </div>
  )
}

function ChosenCard({ card: { name, phone }, onClear }: { card: BuyerCard; onClear: () => void }) {
  const { t } = useI18n()
  return (
    <div className="flex items-center justify-between gap-3 border-b border-hairline pb-3">
      <p className="grid min-w-0 gap-0.5">
        <span className="text-12 text-stone">{t('officeSale.card')}</span>
        <span className="truncate text-14 font-medium max-md:text-15">{name}</span>
        {phone && phoneOfCard(phone) !== name && <span className="figures text-13 text-stone">{phoneOfCard(phone)}</span>}
      </p>
      <IconButton label={t('officeSale.cardClear')} onClick={onClear}>
        <X aria-hidden="true" size={16} />
      </IconButton>
    </div>
  )
}

const searchMinChars = 2
const shownMax = 5

function CardSearch({ onPick }: { onPick: (card: BuyerCard) => void }) {
  const { t } = useI18n()
  const nameOf = usePersonName()
  const [text, setText] = useState('')
  const search = useDeferredValue(text.trim())
  const isSearching = search.length >= searchMinChars
  const query = { search, page_size: shownMax }
  const { data } = useQuery({
    queryKey: queryKeys.people.list(query),
    queryFn: ({ signal }) => callStaff('GET /api/staff/people/', { query, signal }),
    enabled: isSearching,
  })
  return (
    <SearchPicker
      label={t('officeSale.card')}
      help={t('officeSale.cardHelp')}
      text={text}
      onType={setText}
      search={search}
      found={isSearching ? data?.results : undefined}
      none={t('officeSale.cardNone')}
      onPick={(person) => onPick({ id: person.id, name: nameOf(person), phone: person.phone, hasName: person.name !== '' })}
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
