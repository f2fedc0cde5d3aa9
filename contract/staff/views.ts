import { z } from 'zod'
import { type ReadyView, readyOrderViews, readyViews, viewLists } from '#contract/rules/staff/ready-views.ts'
import { isStorable } from '#contract/rules/storable.ts'
import { Version } from '#contract/staff/amounts.ts'

const queryMaxChars = 2000
const nameMaxChars = 60

const ListName = z.enum(viewLists)
const readyKeys = Object.keys({ ...readyViews, ...readyOrderViews }) as [ReadyView, ...ReadyView[]]

const ViewQuery = z
  .string()
  .max(queryMaxChars)
  .refine((text) => [...new URLSearchParams(text).keys()].every((name) => /^[a-z_]{1,40}$/.test(name)) && !/\0|%00/.test(text))
const ViewName = z.string().trim().min(1).max(nameMaxChars).refine(isStorable)

export const StaffView = z.object({
  id: z.uuid(),
  list: ListName,
  name: z.string(),
  query: z.string(),
  is_shared: z.boolean(),
  by: z.string().meta({ description: 'Owner of the view.' }),
  may_edit: z.boolean(),
  version: z.int(),
})
export type StaffView = z.output<typeof StaffView>

/** The view in which a list opens: id of a saved view, or key of a built-in view. */
const StartName = z.union([z.uuid(), z.enum(readyKeys)])
export const StaffViews = z.object({
  results: z.array(StaffView),
  start: z.object({ pieces: z.string().nullable(), orders: z.string().nullable() }),
})

export const NewView = z.strictObject({ list: ListName, name: ViewName, query: ViewQuery, is_shared: z.boolean().default(false) })
export type NewView = z.output<typeof NewView>
export const ViewPath = z.strictObject({ id: z.uuid() })
export const ViewChange = z.strictObject({
  version: Version,
  name: ViewName.optional(),
  query: ViewQuery.optional(),
  is_shared: z.boolean().optional(),
})
export type ViewChange = z.output<typeof ViewChange>
export const StartView = z.strictObject({ list: ListName, view: StartName.nullable() })
export type StartView = z.output<typeof StartView>

const action = { action_id: z.string() }
export const WrittenView = z.object({ id: z.uuid(), ...action })
export const DoneView = z.object(action)
