const importReasons = [
  'import-file-missing',
  'import-too-large',
  'import-too-many-rows',
  'import-too-many-columns',
  'import-old-excel',
  'import-empty',
  'import-unreadable',
  'import-no-columns',
  'import-no-consignor',
  'import-column-twice',
  'import-column-unknown',
  'import-encoding-told',
  'import-applied',
  'import-nothing',
  'import-rows-refused',
] as const

export type ImportReason = (typeof importReasons)[number]
