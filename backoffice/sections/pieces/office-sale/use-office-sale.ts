import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { cacheOrder, type StaffOrder } from '#backoffice/client/orders.ts'
import { pieceQuery, type StaffPiece } from '#backoffice/client/pieces.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useTypedForm } from '#backoffice/features/record-form/use-typed-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'
import { isSameValue } from '#contract/rules/staff/merge-fields.ts'
import { type PaymentMethod, paymentMethods } from '#contract/rules/staff/order-enums.ts'

/** `phone` and `hasName` of a card decide which fields are left to fill in. */
export type BuyerCard = { id: number; name: string; phone: string | null; hasName: boolean }

export type TypedSale = {
  card: BuyerCard | null
  first_name: string
  last_name: string
  phone: string
  email: string
  price: string | null
  method: string
  reference: string
  language: 'ru' | 'en'
  isFromHold: boolean
  /** The submit key, empty until something was typed. A draft keeps it: after a reload, a repeated submit is the same sale. */
  key: string
}

export type OfficeSale = { order: StaffOrder; actionId: string | null }

export function useOfficeSale(piece: StaffPiece) {
  const { language } = useI18n()
  const write = useWrite()
  const [newKey] = useState(() => crypto.randomUUID())
  // no draft keeps it: whoever restores one looks at the document again
  const [isIdentitySeen, setIdentitySeen] = useState(false)
  const [sale, setSale] = useState<OfficeSale | null>(null)
  const blank: TypedSale = {
    card: null,
    first_name: '',
    last_name: '',
    phone: '',
    email: '',
    price: piece.price_on_request ? null : piece.price_usd,
    method: '',
    reference: '',
    language,
    isFromHold: false,
    key: '',
  }
  const form = useTypedForm<TypedSale>({ kind: 'piece-office-sale', id: piece.id, current: blank })
  const typed = form.values
  const key = typed.key || newKey
  const set = (part: Partial<TypedSale>) => form.change({ ...part, key: isSameValue({ ...typed, ...part, key: '' }, blank) ? '' : key })
  const sell = () =>
    write.run(async () => {
      const body = { submit_key: key, piece_id: piece.id, identity_seen: isIdentitySeen, ...bodyOf(typed) }
      const { order, action_id: actionId } = await callStaff('POST /api/staff/orders/office-sale/', { body })
      cacheOrder(order)
      const { lists, histories } = queryKeys.pieces
      for (const queryKey of [pieceQuery(piece.id).queryKey, lists, histories, queryKeys.people.all])
        void queryClient.invalidateQueries({ queryKey })
      form.drop()
      setSale({ order, actionId })
    })
  return { form, typed, set, isIdentitySeen, setIdentitySeen, write, sell, sale }
}

function bodyOf({ card, price, method, reference, isFromHold, language, ...contact }: TypedSale) {
  const { first_name, last_name, phone, email } = contact
  return {
    ...(card ? { person_id: card.id, ...(card.hasName ? {} : { first_name, last_name }) } : { first_name, last_name, phone }),
    email: email.trim(),
    price_usd: price ?? '',
    // a missing choice is left out of the request, and the server names the field
    method: paymentMethods.find((known) => known === method) as PaymentMethod,
    ...(reference.trim() ? { reference } : {}),
    from_hold: isFromHold,
    language,
  }
}
