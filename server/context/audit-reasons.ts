/** Why a change of the staff is refused, or cannot be undone. */
const auditReasons = [
  'edited-meanwhile',
  'value-edited-meanwhile',
  'undo-never',
  'undo-too-old',
  'undo-nothing',
  'undo-erased',
  'undo-done',
  'undo-in-the-way',
  'undo-changed',
  'undo-in-use',
  'undo-sent',
] as const

export type AuditReason = (typeof auditReasons)[number]
