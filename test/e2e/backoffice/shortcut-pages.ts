import type { MessageKey } from '#backoffice/i18n/messages.ts'
import { placeManualOrder } from '#test/e2e/backoffice/manual-orders.ts'
import { expect, type Page, type StaffShop } from '#test/e2e/backoffice/staff-fixtures.ts'
import { sendForm } from '#test/e2e/backoffice/storefront-form.ts'

type See = (page: Page) => Promise<void>
/**
 * A shortcut with its label in the help. `before` are keys to press first. `seeBefore` and `see` are expectations before and after the
 * shortcut.
 */
export type PageKey = { key: string; label: MessageKey; before?: string[]; seeBefore?: See; opens?: 'filechooser'; see?: See }
/** A page and its shortcuts, in the order in which the help lists them. */
export type ShortcutPage = { name: string; open: (shop: StaffShop) => Promise<string>; keys: PageKey[] }

const at =
  (pattern: RegExp): See =>
  (page) =>
    expect(page).toHaveURL(pattern)
const inFocus =
  (selector: string): See =>
  (page) =>
    expect(page.locator(selector).filter({ visible: true }).first()).toBeFocused()
const inDialog =
  (title: RegExp): See =>
  (page) =>
    expect(page.getByRole('dialog').getByRole('heading', { name: title })).toBeVisible()
const showsToast =
  (text: RegExp): See =>
  (page) =>
    expect(page.getByRole('region', { name: 'Сообщения' }).getByRole('listitem').filter({ hasText: text })).toBeVisible()
const isChosen =
  (label: RegExp): See =>
  (page) =>
    expect(page.locator('a[aria-current=page]').filter({ hasText: label })).toBeVisible()
const isNthThread =
  (index: number): See =>
  (page) =>
    expect(page.getByRole('navigation', { name: 'В работе' }).getByRole('listitem').nth(index).getByRole('link')).toHaveAttribute(
      'aria-current',
      'page',
    )

const search: PageKey = { key: '/', label: 'shortcuts.filter', see: inFocus('main input') }
const rows = (record: RegExp): PageKey[] => [
  { key: 'j', label: 'shortcuts.next', before: ['j'], see: inFocus('[data-row="1"] a') },
  { key: 'k', label: 'shortcuts.previous', before: ['j', 'j'], see: inFocus('[data-row="0"] a') },
  { key: 'Enter', label: 'shortcuts.open', before: ['j'], see: at(record) },
]
const select: PageKey = {
  key: 'x',
  label: 'shortcuts.select',
  before: ['j'],
  see: (page) => expect(page.locator('[data-row="0"]').getByRole('checkbox')).toBeChecked(),
}
/** Returns the shortcuts that open tabs by number. Each label is paired with a text of its tab. */
const tabs = (labels: [MessageKey, RegExp][]): PageKey[] =>
  // The first tab is open at the start. Its shortcut is therefore tested after the last tab was opened.
  labels.map(([label, text], index) => {
    const last = labels.at(-1)
    const back = index || !last ? {} : { before: [String(labels.length)], seeBefore: isChosen(last[1]) }
    return { key: String(index + 1), label, ...back, see: isChosen(text) }
  })

const draft = async ({ call }: StaffShop, name: string) =>
  (await call('POST', '/pieces/', { kind: 'watch', brand_id: 1, model_name: name })).id

async function send(shop: StaffShop, name: string, form: object): Promise<number> {
  const person = { name: 'Вера', phone: '+7 916 555-10-20', email: 'vera@example.com' }
  return (await sendForm(shop, name, { ...person, ...form })).number
}
const ask = (shop: StaffShop) => send(shop, 'price-requests', { kind: 'watch', piece_id: 1 })

/** Creates two records, because the shortcuts move between the rows of a list. */
async function twice(make: () => Promise<unknown>, path: string): Promise<string> {
  await make()
  await make()
  return path
}

export const shortcutPages: readonly ShortcutPage[] = [
  {
    name: 'the list of pieces',
    open: (shop) => twice(() => draft(shop, 'In a row'), '/staff/pieces?status=draft'),
    keys: [
      search,
      ...rows(/\/pieces\/\d+$/),
      select,
      { key: 'e', label: 'shortcuts.edit', before: ['j'], see: at(/\/pieces\/\d+/) },
      { key: 'p', label: 'pieces.price.shortcut', before: ['j'], see: inFocus('[data-row="0"] input:not([type=checkbox])') },
      { key: 'a', label: 'bulk.selectAll', see: (page) => expect(page.getByText(/^Отмечено\s[2-9]/)).toBeVisible() },
      { key: 'b', label: 'bulk.changeSelected', before: ['j', 'x'], see: inDialog(/Изменить/) },
      { key: 'n', label: 'pieces.newPiece', see: at(/\/pieces\/new$/) },
    ],
  },
  {
    name: 'a piece',
    open: async (shop) => `/staff/pieces/${await draft(shop, 'Opened')}`,
    keys: [
      { key: 's', label: 'piece.steps.publish', see: inDialog(/Опубликовать/) },
      { key: 'p', label: 'pieces.price.change', see: isChosen(/Цена/) },
      ...tabs([
        ['pieces.tabs.facts', /Описание/],
        ['pieces.tabs.price', /Цена/],
        ['pieces.tabs.private', /Учёт/],
        ['pieces.tabs.reports', /Отчёты/],
        ['pieces.tabs.history', /История/],
      ]),
      { key: 'f', label: 'photos.choose', opens: 'filechooser' },
      { key: 'r', label: 'reports.title', see: isChosen(/Отчёты/) },
    ],
  },
  {
    name: 'the list of orders',
    open: (shop) => twice(() => placeManualOrder(shop), '/staff/orders'),
    keys: [search, ...rows(/\/orders\/[0-9a-f-]{36}$/), select, { key: 'n', label: 'orders.newOrder', see: at(/\/orders\/new$/) }],
  },
  {
    name: 'an order',
    open: async (shop) => `/staff/orders/${(await placeManualOrder(shop)).id}`,
    keys: [
      { key: 's', label: 'orders.step.confirm', see: inDialog(/Подтвердить/) },
      { key: 'e', label: 'orders.edit', see: inDialog(/Изменить/) },
      { key: 'b', label: 'orders.extend', see: inDialog(/Продлить/) },
    ],
  },
  {
    name: 'the inbox',
    open: (shop) => twice(() => ask(shop), '/staff/inbox'),
    keys: [
      search,
      ...tabs([
        ['threads.views.active', /В работе/],
        ['threads.views.new', /Новые/],
        ['threads.views.waiting', /Ждём ответа/],
        ['threads.views.done', /Готово/],
        ['threads.views.spam', /Спам/],
        ['threads.views.automatic', /Автоматические/],
      ]),
      ...rows(/\/inbox\/\d+$/),
      { key: 'n', label: 'threads.newCall', see: inDialog(/звонок/i) },
    ],
  },
  {
    name: 'a thread',
    open: async (shop) => {
      await ask(shop)
      return `/staff/inbox/${await ask(shop)}`
    },
    keys: [
      { key: 'j', label: 'threads.next', see: isNthThread(1) },
      { key: 'k', label: 'threads.previous', before: ['j'], seeBefore: isNthThread(1), see: isNthThread(0) },
      { key: 'q', label: 'quotes.make', see: inDialog(/Личное предложение/) },
      { key: 'm', label: 'threads.take', see: showsToast(/Ада/) },
      { key: 'e', label: 'threads.done', see: showsToast(/./) },
      { key: 'a', label: 'threads.reply', see: inFocus('textarea') },
    ],
  },
  {
    name: 'a buyback',
    open: async (shop) =>
      `/staff/inbox/buybacks/${await send(shop, 'buyback-requests', { brand: 'Rolex', model: 'Submariner', year: 2015 })}`,
    keys: [
      { key: 's', label: 'buybacks.step.estimate', see: inDialog(/Оценить/) },
      { key: 'e', label: 'buybacks.edit', see: inDialog(/./) },
    ],
  },
  {
    name: 'the visits',
    open: async () => '/staff/visits',
    keys: [
      ...tabs([
        ['visits.views.week', /Неделя/],
        ['visits.views.day', /День/],
        ['visits.views.agenda', /Список/],
      ]),
      { key: 'n', label: 'visits.add', see: inDialog(/визит/i) },
    ],
  },
  {
    name: 'the questions',
    open: async () => '/staff/content/faq',
    keys: [{ key: 'n', label: 'content.faq.add', see: inDialog(/Новый вопрос/) }],
  },
  {
    name: 'the staff',
    open: async () => '/staff/settings/staff',
    keys: [{ key: 'n', label: 'staff.inviteTitle', see: inDialog(/Пригласить/) }],
  },
]
