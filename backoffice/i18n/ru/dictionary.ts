import { account } from '#backoffice/i18n/ru/account.ts'
import { albums } from '#backoffice/i18n/ru/albums.ts'
import { archive } from '#backoffice/i18n/ru/archive.ts'
import { audit } from '#backoffice/i18n/ru/audit.ts'
import { bill } from '#backoffice/i18n/ru/bill.ts'
import { brands } from '#backoffice/i18n/ru/brands.ts'
import { bulk } from '#backoffice/i18n/ru/bulk.ts'
import { buybacks } from '#backoffice/i18n/ru/buybacks.ts'
import { common } from '#backoffice/i18n/ru/common.ts'
import { company } from '#backoffice/i18n/ru/company.ts'
import { consignors } from '#backoffice/i18n/ru/consignors.ts'
import { content } from '#backoffice/i18n/ru/content.ts'
import { emptyShop } from '#backoffice/i18n/ru/empty-shop.ts'
import { exports } from '#backoffice/i18n/ru/exports.ts'
import { form } from '#backoffice/i18n/ru/form.ts'
import { grid } from '#backoffice/i18n/ru/grid.ts'
import { health } from '#backoffice/i18n/ru/health.ts'
import { home } from '#backoffice/i18n/ru/home.ts'
import { imports } from '#backoffice/i18n/ru/imports.ts'
import { insight } from '#backoffice/i18n/ru/insight.ts'
import { labels } from '#backoffice/i18n/ru/labels.ts'
import { list } from '#backoffice/i18n/ru/list.ts'
import { lists } from '#backoffice/i18n/ru/lists.ts'
import { messengers } from '#backoffice/i18n/ru/messengers.ts'
import { notices } from '#backoffice/i18n/ru/notices.ts'
import { offers } from '#backoffice/i18n/ru/offers.ts'
import { orders } from '#backoffice/i18n/ru/orders.ts'
import { ownerSettings } from '#backoffice/i18n/ru/owner-settings.ts'
import { paperEmail } from '#backoffice/i18n/ru/paper-email.ts'
import { people } from '#backoffice/i18n/ru/people.ts'
import { photoGroups } from '#backoffice/i18n/ru/photo-groups.ts'
import { photos } from '#backoffice/i18n/ru/photos.ts'
import { pieceParts } from '#backoffice/i18n/ru/piece-parts.ts'
import { piece } from '#backoffice/i18n/ru/piece.ts'
import { pieces } from '#backoffice/i18n/ru/pieces.ts'
import { places } from '#backoffice/i18n/ru/places.ts'
import { promos } from '#backoffice/i18n/ru/promos.ts'
import { publishing } from '#backoffice/i18n/ru/publishing.ts'
import { quotes } from '#backoffice/i18n/ru/quotes.ts'
import { reach } from '#backoffice/i18n/ru/reach.ts'
import { reports } from '#backoffice/i18n/ru/reports.ts'
import { search } from '#backoffice/i18n/ru/search.ts'
import { settings } from '#backoffice/i18n/ru/settings.ts'
import { shell } from '#backoffice/i18n/ru/shell.ts'
import { shortcuts } from '#backoffice/i18n/ru/shortcuts.ts'
import { signIn } from '#backoffice/i18n/ru/sign-in.ts'
import { staff } from '#backoffice/i18n/ru/staff.ts'
import { stockTakes } from '#backoffice/i18n/ru/stock-takes.ts'
import { texts } from '#backoffice/i18n/ru/texts.ts'
import { threads } from '#backoffice/i18n/ru/threads.ts'
import { today } from '#backoffice/i18n/ru/today.ts'
import { views } from '#backoffice/i18n/ru/views.ts'
import { visits } from '#backoffice/i18n/ru/visits.ts'
import { wanted } from '#backoffice/i18n/ru/wanted.ts'

/** All texts of the back office, one file per area. English must have the same keys as Russian, which is checked by the compiler. */
export const dictionary = {
  account,
  albums,
  archive,
  audit,
  bill,
  brands,
  bulk,
  buybacks,
  common,
  consignors,
  content,
  exports,
  form,
  grid,
  health,
  home,
  texts,
  imports,
  insight,
  labels,
  list,
  lists,
  messengers,
  notices,
  orders,
  paperEmail,
  people,
  photoGroups,
  photos,
  piece,
  pieceParts,
  pieces,
  places,
  promos,
  company,
  emptyShop,
  publishing,
  offers,
  quotes,
  reach,
  reports,
  search,
  settings,
  shell,
  shortcuts,
  signIn,
  staff,
  stockTakes,
  threads,
  ownerSettings,
  today,
  views,
  visits,
  wanted,
}
