import { z } from 'zod'
import { Address, AddressChange, AddressPath, NewAddress } from '#contract/address.ts'
import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { pageOf } from '#contract/paging.ts'
import { Me, MeChange, PasswordChange, PasswordChanged } from '#contract/profile.ts'

export const accountEndpoints = {
  'GET /api/users/me/': { response: { 200: Me } },
  'PATCH /api/users/me/': { body: MeChange, response: { 200: Me } },
  'POST /api/users/change_password/': { body: PasswordChange, response: { 200: PasswordChanged } },
  'GET /api/addresses/': { response: { 200: pageOf(Address) } },
  'POST /api/addresses/': { body: NewAddress, response: { 201: Address } },
  'GET /api/addresses/:id/': { params: AddressPath, response: { 200: Address } },
  'PATCH /api/addresses/:id/': { params: AddressPath, body: AddressChange, response: { 200: Address } },
  'DELETE /api/addresses/:id/': { params: AddressPath, response: { 204: z.null() } },
} as const satisfies Endpoints
