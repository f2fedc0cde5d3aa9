import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { lazy, Suspense, useRef, useState } from 'react'
import { addressesQuery } from '#app/client/addresses.ts'
import { AddressForm } from '#app/features/addresses/address-form.tsx'
import { AddressRow } from '#app/features/addresses/address-row.tsx'
import { newAddressDraft } from '#app/features/addresses/use-address-form.ts'
import { useRemoveAddress } from '#app/features/addresses/use-remove-address.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { Button } from '#app/ui/button.tsx'
import { readDraft } from '#app/ui/form-draft.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { Address } from '#contract/address.ts'

const ConfirmDialog = lazy(() => import('#app/ui/confirm-dialog.tsx'))

export function AddressBook() {
  const { t } = useI18n()
  const { data: addresses, isError, refetch } = useQuery(addressesQuery())
  if (isError && !addresses)
    return (
      <div role="alert" className="border-y border-hairline py-6">
        <p>{t('profile.addresses.loadFailed')}</p>
        <Button variant="secondary" className="mt-4" onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
      </div>
    )
  if (!addresses) return <AddressBookSkeleton />
  return <Book addresses={addresses} />
}

export function AddressBookSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-24" />
      <Skeleton className="h-12 max-w-50" />
    </div>
  )
}

type Open = string | null

function Book({ addresses }: { addresses: Address[] }) {
  const { t } = useI18n()
  // after a reload, reopens a half-filled form for a new address
  const [open, setOpen] = useState<Open>(() => (Object.keys(readDraft(newAddressDraft)).length ? 'new' : null))
  const removal = useRemoveAddress()
  const bookRef = useRef<HTMLDivElement>(null)
  const close = () => {
    setOpen(null)
    // the focused form unmounts, so the focus moves to the list
    bookRef.current?.focus()
  }
  return (
    <div ref={bookRef} tabIndex={-1} className="outline-none">
      {addresses.length === 0 && open === null && <p className="mb-6 text-stone">{t('profile.addresses.empty')}</p>}
      {addresses.length > 0 && (
        <ul className="mb-6 border-t border-hairline">
          {addresses.map((address) => (
            <li key={address.id} className="border-b border-hairline">
              {open === address.id ? (
                <AddressForm address={address} onDone={close} onCancel={close} />
              ) : (
                <AddressRow address={address} onChange={() => setOpen(address.id)} onRemove={() => removal.ask(address)} />
              )}
            </li>
          ))}
        </ul>
      )}
      {open === 'new' ? (
        <AddressForm key="new" address={null} onDone={close} onCancel={close} />
      ) : (
        <Button variant="secondary" onClick={() => setOpen('new')}>
          <Plus aria-hidden="true" size={18} />
          {t('profile.addresses.add')}
        </Button>
      )}
      {removal.wasAsked && (
        <Suspense>
          <ConfirmDialog
            isOpen={removal.isAsking}
            onOpenChange={(isOpen) => !isOpen && removal.cancel()}
            title={t('profile.addresses.removeTitle')}
            text={removal.address ? t('profile.addresses.removeText', { address: removal.address.address_line1 }) : ''}
            confirmLabel={t('profile.addresses.remove')}
            cancelLabel={t('profile.addresses.keep')}
            closeLabel={t('common.close')}
            isBusy={removal.isBusy}
            onConfirm={() => void removal.confirm()}
          />
        </Suspense>
      )}
    </div>
  )
}
