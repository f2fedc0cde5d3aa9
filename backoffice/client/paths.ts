/** URLs of the back office. The router adds the prefix /staff. */
export const paths = {
  today: '/',
  pieces: '/pieces',
  newPiece: '/pieces/new',
  planned: '/pieces/planned',
  grid: '/pieces/grid',
  imports: '/pieces/import',
  import: (id: string) => `/pieces/import/${id}`,
  fromPhotographs: '/pieces/from-photographs',
  consignors: '/consignors',
  consignorStatement: (name: string, personId: number | null) =>
    `/consignors/statement?name=${encodeURIComponent(name)}${personId === null ? '' : `&person=${personId}`}`,
  piece: (id: string | number) => `/pieces/${id}`,
  reports: (id: string | number) => `/pieces/${id}?tab=reports`,
  report: (id: string | number, report: string) => `/pieces/${id}/reports/${report}`,
  compareReports: (id: string | number) => `/pieces/${id}/reports/compare`,
  certificate: (id: string | number, number: string) => `/pieces/${id}/certificate/${number}`,
  labels: (ids: readonly (string | number)[]) => `/labels?ids=${ids.join(',')}`,
  stockTakes: '/stock-takes',
  stockTake: (id: string) => `/stock-takes/${id}`,
  orders: '/orders',
  order: (id: string | number) => `/orders/${id}`,
  board: '/orders/board',
  newOrder: '/orders/new',
  orderLabels: (ids: readonly string[]) => `/orders/labels?ids=${ids.join(',')}`,
  document: (number: string) => `/documents/${number}`,
  documents: (numbers: readonly string[]) => `/documents?numbers=${numbers.join(',')}`,
  inbox: '/inbox',
  wanted: '/inbox/wanted',
  thread: (id: string | number) => `/inbox/${id}`,
  buybacks: '/inbox/buybacks',
  buyback: (id: string | number) => `/inbox/buybacks/${id}`,
  buybackPaper: (id: string | number) => `/inbox/buybacks/${id}/paper`,
  people: '/people',
  person: (id: string | number) => `/people/${id}`,
  visits: '/visits',
  visitsReady: '/visits/ready',
  insight: '/insight',
  sales: '/insight/sales',
  demand: '/insight/demand',
  replies: '/insight/replies',
  content: '/content',
  faq: '/content/faq',
  videos: '/content/videos',
  reviews: '/content/reviews',
  specialists: '/content/specialists',
  homePage: '/content/home',
  pageTexts: '/content/texts',
  pageText: (page: string) => `/content/texts/${page}`,
  brands: '/content/brands',
  brandsFor: (words: string) => `/content/brands?words=${encodeURIComponent(words)}`,
  brand: (id: string | number) => `/content/brands/${id}`,
  archive: '/content/archive',
  promos: '/content/promos',
  promo: (id: string | number) => `/content/promos/${id}`,
  settings: '/settings',
  account: '/settings/account',
  staff: '/settings/staff',
  places: '/settings/places',
  lists: '/settings/lists',
  templates: '/settings/templates',
  assignment: '/settings/assignment',
  company: '/settings/company',
  wallets: '/settings/wallets',
  publishing: '/settings/publishing',
  ownerSettings: '/settings/thresholds',
  notices: '/settings/notices',
  health: '/settings/health',
  emptyShop: '/settings/empty-shop',
  audit: '/settings/audit',
  welcome: '/welcome',
} as const

/** Returns the page of a record that an action or search result names; null if the kind of record has no page. */
export function recordPath(kind: string, id: string): string | null {
  if (kind === 'piece') return paths.piece(id)
  if (kind === 'order') return paths.order(id)
  if (kind === 'thread') return paths.thread(id)
  if (kind === 'buyback') return paths.buyback(id)
  if (kind === 'brand') return paths.brand(id)
  if (kind === 'page-text') return paths.pageText(id)
  if (kind === 'promo') return paths.promo(id)
  if (kind === 'person') return paths.person(id)
  if (kind === 'wallet') return paths.wallets
  return kind === 'staff' ? paths.staff : null
}
