export const viewLists = ['pieces', 'orders'] as const
export type ViewList = (typeof viewLists)[number]

const inStock = 'status=draft,incoming,available,reserved'

/** Built-in views of the list of pieces, each as a URL query. */
export const readyViews = {
  'drafts-without-photographs': 'status=draft&missing=photo',
  'price-on-request': `${inStock}&on_request=true`,
  'held-long': `${inStock}&days_min=180&sort=-days`,
  'consignment-ending': `${inStock}&consigned_within=14`,
  'missing-english': `${inStock}&missing=english`,
  'missing-serial': `${inStock}&missing=serial`,
  'missing-report': `${inStock}&missing=report`,
  'register-check-due': `${inStock}&missing=register`,
  incoming: 'status=incoming',
  'on-its-way': 'moving=true',
} as const satisfies Record<string, string>

type ReadyPieceView = keyof typeof readyViews

/** Built-in views of the list of orders, each as a URL query. */
export const readyOrderViews = {
  'to-confirm': 'status=pending&sort=expires',
  'money-expected': 'due=true&sort=created',
  expiring: 'status=pending&expires_within=24&sort=expires',
  'to-ship': 'status=confirmed&sort=created',
  problems: 'mark=open-return,failed-email',
} as const satisfies Record<string, string>

export type ReadyView = ReadyPieceView | keyof typeof readyOrderViews

export const readyViewsOf = { pieces: readyViews, orders: readyOrderViews } as const satisfies Record<ViewList, Record<string, string>>
