import { account } from '#backoffice/i18n/en/account.ts'
import { audit } from '#backoffice/i18n/en/audit.ts'
import { bulk } from '#backoffice/i18n/en/bulk.ts'
import { common } from '#backoffice/i18n/en/common.ts'
import { consignors } from '#backoffice/i18n/en/consignors.ts'
import { content } from '#backoffice/i18n/en/content.ts'
import { exports } from '#backoffice/i18n/en/exports.ts'
import { form } from '#backoffice/i18n/en/form.ts'
import { grid } from '#backoffice/i18n/en/grid.ts'
import { health } from '#backoffice/i18n/en/health.ts'
import { imports } from '#backoffice/i18n/en/imports.ts'
import { insight } from '#backoffice/i18n/en/insight.ts'
import { labels } from '#backoffice/i18n/en/labels.ts'
import { list } from '#backoffice/i18n/en/list.ts'
import { lists } from '#backoffice/i18n/en/lists.ts'
import { notices } from '#backoffice/i18n/en/notices.ts'
import { orders } from '#backoffice/i18n/en/orders.ts'
import { people } from '#backoffice/i18n/en/people.ts'
import { photoGroups } from '#backoffice/i18n/en/photo-groups.ts'
import { photos } from '#backoffice/i18n/en/photos.ts'
import { pieceParts } from '#backoffice/i18n/en/piece-parts.ts'
import { piece } from '#backoffice/i18n/en/piece.ts'
import { pieces } from '#backoffice/i18n/en/pieces.ts'
import { places } from '#backoffice/i18n/en/places.ts'
import { promos } from '#backoffice/i18n/en/promos.ts'
import { publishing } from '#backoffice/i18n/en/publishing.ts'
import { reports } from '#backoffice/i18n/en/reports.ts'
import { search } from '#backoffice/i18n/en/search.ts'
import { shell } from '#backoffice/i18n/en/shell.ts'
import { shortcuts } from '#backoffice/i18n/en/shortcuts.ts'
import { signIn } from '#backoffice/i18n/en/sign-in.ts'
import { staff } from '#backoffice/i18n/en/staff.ts'
import { stockTakes } from '#backoffice/i18n/en/stock-takes.ts'
import { templates } from '#backoffice/i18n/en/templates.ts'
import { threads } from '#backoffice/i18n/en/threads.ts'
import { today } from '#backoffice/i18n/en/today.ts'
import { views } from '#backoffice/i18n/en/views.ts'
import { visits } from '#backoffice/i18n/en/visits.ts'
import type { Messages } from '#backoffice/i18n/messages.ts'

export const dictionary: Messages = {
  account,
  audit,
  bulk,
  common,
  consignors,
  content,
  exports,
  form,
  grid,
  health,
  imports,
  insight,
  labels,
  list,
  lists,
  notices,
  orders,
  people,
  photoGroups,
  photos,
  piece,
  pieceParts,
  pieces,
  places,
  promos,
  publishing,
  reports,
  search,
  shell,
  shortcuts,
  signIn,
  staff,
  stockTakes,
  templates,
  threads,
  today,
  views,
  visits,
}
