import type { Generated } from 'kysely'

export type OwnerSettingTables = {
  threshold: { name: string; value: number }
  threshold_edit: { id: Generated<number>; edit_version: Generated<number> }
}
