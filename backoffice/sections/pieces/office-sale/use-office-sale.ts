import { useState } from 'react'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { cacheOrder, type StaffOrder } from '#backoffice/client/orders.ts'
import { pieceQuery, type StaffPiece } from '#backoffice/client/pieces.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { useKeyedForm } from '#backoffice/features/record-form/use-keyed-form.ts'
import { useI18n } from '#backoffice/i18n/i18n-context.tsx'
import { useWrite } from '#backoffice/ui/use-write.ts'
import { type PaymentMethod, paymentMethods } from '#contract/rules/staff/order-enums.ts'

/** The buyer's card. `name`: the display name. If `hasName` is false, the card has no name, and the name fields are shown. */
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
}

export type OfficeSale = { order: StaffOrder; actionId: string | null }

export function useOfficeSale(piece: StaffPiece) {
  const { language } = useI18n()
  const write = useWrite()
  // not stored in the draft: the identity document has to be checked again after a reload
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
  }
  const form = useKeyedForm<TypedSale>({ kind: 'piece-office-sale', id: piece.id, current: blank })
  const typed = form.values
  const sell = () =>
    write.run(async () => {
      const body = { submit_key: form.key, piece_id: piece.id, identity_seen: isIdentitySeen, ...bodyOf(typed) }
      const { order, action_id: actionId } = await callStaff('POST /api/staff/orders/office-sale/', { body })
      cacheOrder(order)
      const { lists, histories } = queryKeys.pieces
      for (const queryKey of [pieceQuery(piece.id).queryKey, lists, histories, queryKeys.people.all])
        void queryClient.invalidateQueries({ queryKey })
      form.drop()
      setSale({ order, actionId })
    })
  return { form, typed, set: form.change, isIdentitySeen, setIdentitySeen, write, sell, sale }
}

function bodyOf({ card, price, method, reference, isFromHold, language, ...contact }: TypedSale) {
  const { first_name, last_name, phone, email } = contact
  return {
    ...(card ? { person_id: card.id, ...(card.hasName ? {} : { first_name, last_name }) } : { first_name, last_name, phone }),
    email: email.trim(),
    price_usd: price ?? '',
    // an empty choice is left out of the request, and the server reports it as a missing field
    method: paymentMethods.find((known) => known === method) as PaymentMethod,
    ...(reference.trim() ? { reference } : {}),
    from_hold: isFromHold,
    language,
  }
}
