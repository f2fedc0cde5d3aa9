export const auditPersonActions = {
  block: 'Person blocked',
  different: 'Marked as two people',
  edit: "A person's card changed",
  'end-sessions': "A person's sessions ended",
  erase: 'Person erased',
  export: "A person's data exported",
  merge: 'Cards merged',
  note: 'Note about a person',
  unblock: 'Person unblocked',
}
