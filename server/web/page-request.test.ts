import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { readPageRequest } from '#server/web/page-request.ts'

const origins = { ru: 'https://shop.ru', en: 'https://shop.example' }

function read(url: string, headers: Record<string, string> = {}) {
  const request = new IncomingMessage(new Socket())
  request.url = url
  Object.assign(request.headers, { host: 'shop.ru', ...headers })
  return readPageRequest(request, origins)
}

describe('the language of a page', () => {
  test.each([
    ['a host that ends in .ru is Russian', '/', { host: 'shop.ru' }, 'ru'],
    ['a host that ends in .com is English', '/', { host: 'any.com:8080' }, 'en'],
    ['the configured English host is English whatever its ending', '/', { host: 'shop.example' }, 'en'],
    ['any other host is Russian', '/', { host: 'shop.de' }, 'ru'],
    ['a stored language takes precedence over the host', '/', { host: 'any.com', cookie: 'a=b; lang=ru; c=d' }, 'ru'],
    ['the URL takes precedence over a stored language', '/?lang=en', { cookie: 'lang=ru' }, 'en'],
    ['an unknown language is ignored', '/?lang=de', { cookie: 'lang=xx', host: 'any.com' }, 'en'],
    ['Accept-Language is ignored', '/', { 'accept-language': 'en' }, 'ru'],
    ['a cookie whose name ends in lang is ignored', '/', { cookie: 'xlang=en' }, 'ru'],
  ])('I18N-01 %s', (_what, url, headers, language) => {
    expect(read(url, headers).language).toBe(language)
  })
})

test('I18N-01 the language of a URL is chosen for this site, unless the sign-in returns to the other one', () => {
  const relayed = read(`/login?next=%2F&return_to=${encodeURIComponent('https://shop.example/auth/relay?nonce=x')}&lang=en`)
  expect([relayed.language, relayed.chosen]).toEqual(['en', null])
  expect(read('/login?next=%2F&lang=en').chosen).toBe('en')
})

describe('the canonical origin', () => {
  test.each([
    ['shop.ru', origins.ru],
    ['SHOP.RU', origins.ru],
    ['shop.example', origins.en],
    ['evil.example', origins.en],
    ['shop.ru.evil.example', origins.en],
    ['', origins.en],
  ])('SEO-04 SEC-B9 of a request to "%s" is %s', (host, canonicalOrigin) => {
    expect(read('/', { host, 'x-forwarded-host': 'evil.example' }).canonicalOrigin).toBe(canonicalOrigin)
  })
})

describe('the cache key of a page', () => {
  test('SEC-B9 has host, language and URL, and no other input of the client', () => {
    const keys = [
      read('/catalog'),
      read('/catalog?page=2'),
      read('/catalog', { cookie: 'lang=en' }),
      read('/catalog', { host: 'shop.example' }),
    ]
    expect(new Set(keys.map(({ key }) => key)).size).toBe(4)
    expect(read('/catalog', { host: 'a.example' }).key).toBe(read('/catalog', { host: 'b.example' }).key)
    expect(read('/catalog', { cookie: 'session=1' }).key).toBe(read('/catalog').key)
  })

  test('CAT-03 is the same for the same parameters in any order, without unknown ones', () => {
    expect(read('/catalog?page=2&search=a&utm_source=x&brand=').path).toBe('/catalog?page=2&search=a')
    expect(read('/catalog?search=a&fbclid=1&page=2').key).toBe(read('/catalog?page=2&search=a').key)
    expect(read('/catalog?lang=ru&gclid=x').path).toBe('/catalog')
  })
})

test('EDN-03 I18N-01 a URL with a language is a choice of language, a data request with one is not', () => {
  expect(read('/bags?lang=en').chosen).toBe('en')
  expect(read('/bags?lang=de').chosen).toBeNull()
  expect(read('/bags', { cookie: 'lang=en' }).chosen).toBeNull()
  expect(read('/bags.data?lang=en')).toMatchObject({ chosen: null, language: 'en' })
})
