import { createHash } from 'node:crypto'
import type { Language } from '#contract/language.ts'

// has the colors and spacing of the shop's pages, but system fonts, because this page loads no files
const style =
  'body{max-width:34rem;margin:0 auto;padding:2rem 1.5rem;background:#f2eee5;color:#16130f;font:1.05rem/1.6 system-ui,sans-serif}header{font:400 1.125rem/1 Georgia,serif;letter-spacing:.35em;text-transform:uppercase;margin-bottom:16vh}h1{font:400 2rem/1.2 Georgia,serif;margin:0 0 1.25rem;text-wrap:balance}ul{padding-left:1.25rem;margin:0 0 1.5rem}form{display:flex;flex-wrap:wrap;gap:.75rem 1.5rem;margin-top:2rem}button{font:inherit;min-height:48px;padding:.75rem 1.75rem;border-radius:2px;border:1px solid #16130f;background:#16130f;color:#faf8f4;cursor:pointer}button[value=all]{background:none;color:inherit}a{color:inherit;text-underline-offset:4px;display:inline-block;padding:.75rem 0}a:focus-visible,button:focus-visible{outline:2px solid #80602b;outline-offset:3px}@media(max-width:480px){button{width:100%}header{margin-bottom:8vh}}'
const hash = createHash('sha256').update(style).digest('base64')

/** Allows no scripts and no resources; forms may submit to this site only. */
export const stopPagePolicy = `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`

type Texts = Record<'title' | 'about' | 'these' | 'all' | 'done' | 'doneText' | 'gone' | 'goneText' | 'favorites' | 'home', string>

const texts: Record<Language, Texts> = {
  ru: {
    title: 'Больше не присылать?',
    about: 'Мы писали вам об этом:',
    these: 'Не писать об этом',
    all: 'Не писать больше ни о чём',
    done: 'Готово, больше не напишем',
    doneText: 'Включить сообщения снова можно в избранном, в любой момент.',
    gone: 'Ссылка не сработала',
    goneText: 'Возможно, она скопирована не полностью. Откройте её ещё раз из письма.',
    favorites: 'Избранное и сохранённые поиски',
    home: 'На главную',
  },
  en: {
    title: 'Stop these messages?',
    about: 'We wrote to you about:',
    these: 'Stop messages about this',
    all: 'Stop all such messages',
    done: 'Done: no more messages',
    doneText: 'You can turn messages back on in your favorites at any time.',
    gone: 'This link does not work',
    goneText: 'It may be incomplete. Please open it from the message again.',
    favorites: 'Favorites and saved searches',
    home: 'Home',
  },
}

type StopPage = { shop: string; language: Language; state: 'ask' | 'done' | 'gone'; subjects?: readonly string[] }

export function stopPage({ shop, language, state, subjects = [] }: StopPage): string {
  const t = texts[language]
  const list = subjects.length ? `<p>${t.about}</p><ul>${subjects.map((name) => `<li>${escapeHtml(name)}</li>`).join('')}</ul>` : ''
  const buttons = (['these', 'all'] as const).map((scope) => `<button name="scope" value="${scope}">${t[scope]}</button>`).join('')
  const body = {
    ask: `<h1>${t.title}</h1>${list}<form method="post">${buttons}</form>`,
    done: `<h1 role="status">${t.done}</h1><p>${t.doneText}</p><a href="/favorites">${t.favorites}</a>`,
    gone: `<h1>${t.gone}</h1><p>${t.goneText}</p><a href="/">${t.home}</a>`,
  }[state]
  const title = { ask: t.title, done: t.done, gone: t.gone }[state]
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(`${title} — ${shop}`)}</title><style>${style}</style><header>${escapeHtml(shop)}</header><main>${body}</main></html>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
