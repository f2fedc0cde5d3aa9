import type { Language } from '#contract/language.ts'
import { offices } from '#contract/offices.ts'
import { clockTime } from '#contract/rules/dates.ts'
import { toPriceUsd } from '#contract/rules/money.ts'
import { personName } from '#contract/rules/person-name.ts'
import { formatPhone } from '#contract/rules/phone.ts'
import { type OrderExportColumn, orderExportColumns, orderExportLabels } from '#contract/rules/staff/order-export.ts'
import { phoneCell, type TableCell } from '#contract/rules/staff/spreadsheet-cell.ts'
import { staffLimits } from '#contract/staff/limits.ts'
import type { OrderExportQuery } from '#contract/staff/order-list.ts'
import type { TraitsReader } from '#server/domain/pieces/piece-traits.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { searchStaffOrders } from '#server/domain/staff-orders/list-staff-orders.ts'
import type { ListedLine, ListedOrderRow } from '#server/domain/staff-orders/listed-orders.ts'
import { shortDestination } from '#server/domain/staff-orders/order-destination.ts'

type Ctx = Pick<ShopContext, 'db' | 'orderedNames' | 'catalog' | 'now'>

/**
 * Exports a list of orders as a table with a localized header. The rows are sorted like the list. `hasMore` is true if the list is longer
 * than the table.
 */
export async function exportOrders(
  ctx: Ctx,
  query: OrderExportQuery,
  { language, reader }: { language: Language; reader: TraitsReader },
): Promise<{ rows: TableCell[][]; hasMore: boolean }> {
  const max = staffLimits.importRowsMax
  const orders = await searchStaffOrders(ctx, { ...query, page: 1, page_size: max + 1 }, reader)
  const columns = Object.keys(orderExportColumns) as OrderExportColumn[]
  const rows = orders.slice(0, max).map((order) => {
    const cells = cellsOf(ctx, order, language)
    return columns.map((column) => cells[column])
  })
  return { rows: [columns.map((column) => orderExportColumns[column][language]), ...rows], hasMore: orders.length > max }
}

function cellsOf({ catalog }: Ctx, order: ListedOrderRow, language: Language): Record<OrderExportColumn, TableCell> {
  const word = (value: keyof typeof orderExportLabels) => orderExportLabels[value][language]
  return {
    number: order.number,
    created: clockTime(offices[0].timeZone, order.created_at),
    status: word(order.status === 'shipped' && order.delivery_method === 'pickup' ? 'ready' : order.status),
    mode: word(order.mode),
    name: personName(order.first_name, order.last_name),
    phone: phoneCell(formatPhone(order.phone)),
    email: order.email,
    delivery: word(order.delivery_method),
    place: shortDestination(order, catalog.current().lists, language),
    pieces: order.lines.map(nameLine).join('; '),
    total: Number(toPriceUsd(order.total_cents)),
    due: Number(toPriceUsd(order.due_cents)),
  }
}

const nameLine = ({ brandName, modelName, reference, quantity }: ListedLine) =>
  [brandName, modelName, reference, quantity > 1 && `× ${quantity}`].filter(Boolean).join(' ')
