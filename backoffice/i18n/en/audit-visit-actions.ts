export const auditVisitActions = {
  add: 'Visit written down',
  cancel: 'Visit canceled',
  capacity: 'Capacity of an office changed',
  close: 'Office closed for visits',
  confirm: 'Visit confirmed',
  hold: 'Pieces of a visit held',
  move: 'Visit moved',
  open: 'Office open for visits again',
  pieces: 'Pieces of a visit changed',
}
