import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { EmptyShop, EmptyShopPreview, ShopEmptied } from '#contract/staff/empty-shop.ts'

export const staffEmptyShopEndpoints = {
  'GET /api/staff/empty-shop/': { response: { 200: EmptyShopPreview } },
  'POST /api/staff/empty-shop/': { body: EmptyShop, response: { 200: ShopEmptied } },
} as const satisfies Endpoints
