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
        <RowButton name={t('profile.addresses.changeNamed', named)} text={t('profile.addresses.changeShort')} onClick={onChange} />
        <RowButton name={t('profile.addresses.removeNamed', named)} text={t('profile.addresses.remove')} onClick={onRemove} />
      </div>
    </div>
  )
}

/** `name` tells screen readers which address the button belongs to. */
function RowButton({ name, text, onClick }: { name: string; text: string; onClick: () => void }) {
  return (
    <button type="button" aria-label={name} onClick={onClick} className={`inline-flex min-h-11 items-center ${textLink}`}>
      {text}
    </button>
  )
}
