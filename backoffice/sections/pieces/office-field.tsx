import { useState } from 'react'
import { readOwnOffice, storeOwnOffice } from '#backoffice/client/own-office.ts'
import { useSession } from '#backoffice/client/use-staff.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useCities } from '#backoffice/sections/pieces/use-cities.ts'
import { SelectField } from '#backoffice/ui/field/choice-fields.tsx'

/** The office for new pieces: the last choice on this device, else the first office. */
export function useOwnOffice(): [cityId: number | undefined, choose: (cityId: number) => void] {
  const { staff, offices } = useSession()
  const [chosen, setChosen] = useState(() => readOwnOffice(staff.id))
  const known = offices.find(({ city_id }) => city_id === chosen) ?? offices[0]
  const choose = (cityId: number) => {
    storeOwnOffice(staff.id, cityId)
    setChosen(cityId)
  }
  return [known?.city_id, choose]
}

type Props = { value: number | undefined; onChange: (cityId: number) => void; help?: string }

export function OfficeField({ value, onChange, help }: Props) {
  const { t } = useI18n()
  return (
    <SelectField
      label={t('pieces.create.office')}
      help={help}
      value={String(value ?? '')}
      onChange={(id) => onChange(Number(id))}
      options={useCities().options}
    />
  )
}
