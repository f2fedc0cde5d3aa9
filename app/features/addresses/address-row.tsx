import { AddressLines } from '#app/features/addresses/address-lines.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { textLink } from '#app/ui/text-link.ts'
import type { Address } from '#contract/address.ts'

type Props = { address: Address; onChange: () => void; onRemove: () => void }

export function AddressRow({ address, onChange, onRemove }: Props) {
  const { t } = useI18n()
  const named = { address: address.address_line1 }
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 py-5">
      <div className="min-w-0 flex-1 basis-60">
        <AddressLines address={address} />
      </div>
      <div className="flex gap-6 text-13">
        <button
          type="button"
          aria-label={t('profile.addresses.changeNamed', named)}
          onClick={onChange}
          className={`inline-flex min-h-11 items-center ${textLink}`}
        >
          {t('profile.addresses.changeShort')}
        </button>
        <button
          type="button"
          aria-label={t('profile.addresses.removeNamed', named)}
          onClick={onRemove}
          className={`inline-flex min-h-11 items-center ${textLink}`}
        >
          {t('profile.addresses.remove')}
        </button>
      </div>
    </div>
  )
}
