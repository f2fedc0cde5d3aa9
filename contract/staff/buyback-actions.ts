/** What the audit log calls the steps of a buyback; the rules are those of `actions.ts`. */
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
  // the draft can be deleted, which puts the case back before it
  'buyback.stock': { permission: 'buyback.price', undo: 'never' },
} as const
