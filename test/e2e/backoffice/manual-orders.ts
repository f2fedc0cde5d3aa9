import type { WrittenOrder } from '#contract/staff/order.ts'
import type { StaffShop } from '#test/e2e/backoffice/staff-fixtures.ts'

export type PlacedOrder = WrittenOrder['order']
type Free = { results: { id: number; brand: string; model_name: string; price_on_request: boolean }[] }

export const parisAddress = {
  delivery_method: 'delivery',
  country: 'FR',
  address_city: 'Paris',
  postal_code: '75001',
  address_line1: '1 rue de Rivoli',
}

export async function findFreePiece(shop: StaffShop) {
  const { results } = await shop.call<Free>('GET', '/pieces/?status=available&ordering=price&page_size=100')
  const piece = results.find(({ price_on_request: isOnRequest }) => !isOnRequest)
  if (!piece) throw new Error('Everything is sold')
  return piece
}

let placed = 0

export async function placeManualOrder(shop: StaffShop, more: object = {}): Promise<PlacedOrder> {
  const piece = await findFreePiece(shop)
  const contact = {
    first_name: 'Вера',
    last_name: 'Соколова',
    phone: `+7 916 310-00-${String(placed++).padStart(2, '0')}`,
    email: 'vera@example.com',
  }
  const destination = { delivery_method: 'pickup', pickup_city_id: 1 }
  const body = { ...contact, lines: [{ piece_id: piece.id }], destination, language: 'ru', notify: 'skip', ...more }
  return (await shop.call<WrittenOrder>('POST', '/orders/', body)).order
}

export const payAll = (shop: StaffShop, { id, money }: PlacedOrder) =>
  shop.call('POST', `/orders/${id}/payments/`, { kind: 'payment', amount_usd: money.due_usd, method: 'transfer' })

export const readOrder = (shop: StaffShop, id: string) => shop.call<PlacedOrder>('GET', `/orders/${id}/`)
