const auditReasons = [
  'edited-meanwhile',
  'value-edited-meanwhile',
  'undo-never',
  'undo-too-old',
  'undo-too-large',
  'undo-nothing',
  'undo-erased',
  'undo-done',
  'undo-in-the-way',
  'undo-changed',
  'undo-in-use',
  'undo-sent',
] as const

export type AuditReason = (typeof auditReasons)[number]
