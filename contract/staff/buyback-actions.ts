export const buybackActions = {
  'buyback.accept': { permission: 'buyback.price', undo: 'restore' },
  'buyback.agree': { permission: 'buyback.price', undo: 'restore' },
  'buyback.change': { permission: 'thread.answer', undo: 'restore' },
  'buyback.decline': { permission: 'buyback.price', undo: 'restore' },
  'buyback.estimate': { permission: 'buyback.price', undo: 'restore' },
  'buyback.inspect': { permission: 'report.write', undo: 'restore' },
  'buyback.open': { permission: 'thread.answer', undo: 'restore' },
  'buyback.pay': { permission: 'buyback.price', undo: 'restore' },
  'buyback.receive': { permission: 'report.write', undo: 'restore' },
  'buyback.return': { permission: 'buyback.price', undo: 'restore' },
  // deleting the draft piece reverts this action, so it needs no undo of its own
  'buyback.stock': { permission: 'buyback.price', undo: 'never' },
} as const
