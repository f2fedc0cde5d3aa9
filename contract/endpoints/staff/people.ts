import { z } from 'zod'
import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import {
  BlockPerson,
  ChangePerson,
  ErasedPerson,
  ErasePerson,
  ErasurePreview,
  ExportParams,
  ListedPeople,
  MergePreview,
  MergeQuery,
  OtherPerson,
  PeopleQuery,
  PersonExport,
  PersonParams,
  StaffPerson,
  WritePersonNote,
  WrittenPerson,
} from '#contract/staff/people.ts'

const params = PersonParams
const written = { 200: WrittenPerson } as const

export const staffPeopleEndpoints = {
  'GET /api/staff/people/': { query: PeopleQuery, response: { 200: ListedPeople } },
  'GET /api/staff/people/:id/': { params, response: { 200: StaffPerson } },
  'PATCH /api/staff/people/:id/': { params, body: ChangePerson, response: written },
  'POST /api/staff/people/:id/notes/': { params, body: WritePersonNote, response: written },
  'POST /api/staff/people/:id/end-sessions/': { params, response: written },
  'POST /api/staff/people/:id/block/': { params, body: BlockPerson, response: written },
  'POST /api/staff/people/:id/unblock/': { params, response: written },
  'GET /api/staff/people/:id/merge/': { params, query: MergeQuery, response: { 200: MergePreview } },
  'POST /api/staff/people/:id/merge/': { params, body: OtherPerson, response: written },
  'POST /api/staff/people/:id/exports/': { params, response: { 201: PersonExport } },
  'GET /api/staff/people/:id/exports/:export/': { params: ExportParams, response: { 200: PersonExport } },
  'GET /api/staff/people/:id/exports/:export/file/': { params: ExportParams, response: { 200: z.string() } },
  'GET /api/staff/people/:id/erase/': { params, response: { 200: ErasurePreview } },
  'POST /api/staff/people/:id/erase/': { params, body: ErasePerson, response: { 200: ErasedPerson } },
  'POST /api/staff/people/:id/different/': { params, body: OtherPerson, response: written },
} as const satisfies Endpoints
