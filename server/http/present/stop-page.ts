import { createHash } from 'node:crypto'
import type { Language } from '#contract/language.ts'
import { fillTemplate } from '#contract/rules/fill-template.ts'

// has the colors and spacing of the shop's pages, but system fonts, because this page loads no files
const style =
  'body{max-width:34rem;margin:0 auto;padding:2rem 1.5rem;background:#f2eee5;color:#16130f;font:1.05rem/1.6 system-ui,sans-serif}header{font:400 1.125rem/1 Georgia,serif;letter-spacing:.35em;text-transform:uppercase;margin-bottom:16vh}h1{font:400 2rem/1.2 Georgia,serif;margin:0 0 1.25rem;text-wrap:balance}ul{padding-left:1.25rem;margin:0 0 1.5rem}form{display:flex;flex-wrap:wrap;gap:.75rem 1.5rem;margin-top:2rem}button{font:inherit;min-height:48px;padding:.75rem 1.75rem;border-radius:2px;border:1px solid #16130f;background:#16130f;color:#faf8f4;cursor:pointer}button[value=all]{background:none;color:inherit}a{color:inherit;text-underline-offset:4px;display:inline-block;padding:.75rem 0}a:focus-visible,button:focus-visible{outline:2px solid #80602b;outline-offset:3px}@media(max-width:480px){button{width:100%}header{margin-bottom:8vh}}'
const hash = createHash('sha256').update(style).digest('base64')

/** Allows no scripts and no resources; forms may submit to this site only. */
export const stopPagePolicy = `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`

const texts = {
  ru: {
    title: 'Больше не присылать?',
    about: 'Мы писали вам об этом:',
    more: 'и ещё {{count}}',
    these: 'Не писать об этом',
    all: 'Не писать больше ни о чём',
    stopped: 'Готово, об этом больше не напишем',
    done: 'Готово, больше не напишем',
    accountText: 'Включить сообщения снова можно в избранном, в любой момент.',
    requestText: 'Если предмет снова понадобится, оставьте новый запрос на сайте.',
    gone: 'Ссылка не сработала',
    goneText: 'Возможно, она скопирована не полностью. Откройте её ещё раз из письма.',
    favorites: 'Избранное и сохранённые поиски',
    home: 'На главную',
  },
  en: {
    title: 'Stop these messages?',
    about: 'We wrote to you about:',
    more: 'and {{count}} more',
    these: 'Stop messages about this',
    all: 'Stop all such messages',
    stopped: 'Done: no more messages about this',
    done: 'Done: no more messages',
    accountText: 'You can turn messages back on in your favorites at any time.',
    requestText: 'If you need the piece again, please send a new request on the site.',
    gone: 'This link does not work',
    goneText: 'It may be incomplete. Please open it from the message again.',
    favorites: 'Favorites and saved searches',
    home: 'Home',
  },
} as const satisfies Record<Language, Record<string, string>>
type Texts = (typeof texts)[Language]

const subjectsMax = 10

/** `stopped`: alerts about the subjects of the message are off. `done`: all alerts are off. `gone`: the link is unknown. */
type StopPage = {
  shop: string
  language: Language
  state: 'ask' | 'stopped' | 'done' | 'gone'
  subjects?: readonly string[]
  hasAccount?: boolean
}

export function stopPage({ shop, language, state, subjects = [], hasAccount = false }: StopPage): string {
  const t = texts[language]
  const title = { ask: t.title, stopped: t.stopped, done: t.done, gone: t.gone }[state]
  const formOf = (scopes: readonly ('these' | 'all')[]) =>
    `<form method="post">${scopes.map((scope) => `<button name="scope" value="${scope}">${t[scope]}</button>`).join('')}</form>`
  const again = hasAccount
    ? `<p>${t.accountText}</p><a href="/favorites">${t.favorites}</a>`
    : `<p>${t.requestText}</p><a href="/">${t.home}</a>`
  const body = {
    ask: `<h1>${title}</h1>${listOf(t, subjects)}${formOf(['these', 'all'])}`,
    stopped: `<h1 role="status">${title}</h1>${again}${formOf(['all'])}`,
    done: `<h1 role="status">${title}</h1>${again}`,
    gone: `<h1>${title}</h1><p>${t.goneText}</p><a href="/">${t.home}</a>`,
  }[state]
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(`${title} — ${shop}`)}</title><style>${style}</style><header>${escapeHtml(shop)}</header><main>${body}</main></html>`
}

function listOf(t: Texts, subjects: readonly string[]): string {
  if (!subjects.length) return ''
  const rest = subjects.length - subjectsMax
  const names = [...subjects.slice(0, subjectsMax), ...(rest > 0 ? [fillTemplate(t.more, { count: rest })] : [])]
  return `<p>${t.about}</p><ul>${names.map((name) => `<li>${escapeHtml(name)}</li>`).join('')}</ul>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
