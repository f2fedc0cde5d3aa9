import { account } from '#backoffice/i18n/en/account.ts'
import { albums } from '#backoffice/i18n/en/albums.ts'
import { archive } from '#backoffice/i18n/en/archive.ts'
import { audit } from '#backoffice/i18n/en/audit.ts'
import { bill } from '#backoffice/i18n/en/bill.ts'
import { brands } from '#backoffice/i18n/en/brands.ts'
import { bulk } from '#backoffice/i18n/en/bulk.ts'
import { buybacks } from '#backoffice/i18n/en/buybacks.ts'
import { common } from '#backoffice/i18n/en/common.ts'
import { company } from '#backoffice/i18n/en/company.ts'
import { consignors } from '#backoffice/i18n/en/consignors.ts'
import { content } from '#backoffice/i18n/en/content.ts'
import { emptyShop } from '#backoffice/i18n/en/empty-shop.ts'
import { exports } from '#backoffice/i18n/en/exports.ts'
import { form } from '#backoffice/i18n/en/form.ts'
import { grid } from '#backoffice/i18n/en/grid.ts'
import { health } from '#backoffice/i18n/en/health.ts'
import { home } from '#backoffice/i18n/en/home.ts'
import { imports } from '#backoffice/i18n/en/imports.ts'
import { insight } from '#backoffice/i18n/en/insight.ts'
import { labels } from '#backoffice/i18n/en/labels.ts'
import { list } from '#backoffice/i18n/en/list.ts'
import { lists } from '#backoffice/i18n/en/lists.ts'
import { messengers } from '#backoffice/i18n/en/messengers.ts'
import { notices } from '#backoffice/i18n/en/notices.ts'
import { offers } from '#backoffice/i18n/en/offers.ts'
import { orders } from '#backoffice/i18n/en/orders.ts'
import { ownerSettings } from '#backoffice/i18n/en/owner-settings.ts'
import { paperEmail } from '#backoffice/i18n/en/paper-email.ts'
import { people } from '#backoffice/i18n/en/people.ts'
import { photoGroups } from '#backoffice/i18n/en/photo-groups.ts'
import { photos } from '#backoffice/i18n/en/photos.ts'
import { pieceParts } from '#backoffice/i18n/en/piece-parts.ts'
import { piece } from '#backoffice/i18n/en/piece.ts'
import { pieces } from '#backoffice/i18n/en/pieces.ts'
import { places } from '#backoffice/i18n/en/places.ts'
import { promos } from '#backoffice/i18n/en/promos.ts'
import { publishing } from '#backoffice/i18n/en/publishing.ts'
import { quotes } from '#backoffice/i18n/en/quotes.ts'
import { reach } from '#backoffice/i18n/en/reach.ts'
import { reports } from '#backoffice/i18n/en/reports.ts'
import { search } from '#backoffice/i18n/en/search.ts'
import { settings } from '#backoffice/i18n/en/settings.ts'
import { shell } from '#backoffice/i18n/en/shell.ts'
import { shortcuts } from '#backoffice/i18n/en/shortcuts.ts'
import { signIn } from '#backoffice/i18n/en/sign-in.ts'
import { staff } from '#backoffice/i18n/en/staff.ts'
import { stockTakes } from '#backoffice/i18n/en/stock-takes.ts'
import { texts } from '#backoffice/i18n/en/texts.ts'
import { threads } from '#backoffice/i18n/en/threads.ts'
import { today } from '#backoffice/i18n/en/today.ts'
import { views } from '#backoffice/i18n/en/views.ts'
import { visits } from '#backoffice/i18n/en/visits.ts'
import { wanted } from '#backoffice/i18n/en/wanted.ts'
import type { Messages } from '#backoffice/i18n/messages.ts'

export const dictionary: Messages = {
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
