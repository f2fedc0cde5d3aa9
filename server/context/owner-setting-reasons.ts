const ownerSettingReasons = [
  'owner-setting-bounds',
  'owner-setting-longer',
  'owner-setting-shorter',
  'owner-settings-edited-meanwhile',
] as const

export type OwnerSettingReason = (typeof ownerSettingReasons)[number]
