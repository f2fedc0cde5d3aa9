import type { Language } from '#contract/language.ts'
import { expect, expectAccessible, layoutShift, type Page, waitForHydration } from '#test/e2e/fixtures.ts'

/** How to check a page. `axe` adds the WCAG 2.2 AA rules. */
type Variant = { lang: Language; axe: boolean; maxShift: number }

/**
 * Opens a page and checks the rules for every page: accessibility, layout shift, no horizontal overflow, no raw message keys, and no small
 * text in the display typeface. Opens the path in the given browser page, which is much faster than a new one.
 */
export async function expectSoundPage(page: Page, path: string, { lang, axe, maxShift }: Variant): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
  await expect(page.locator('html')).toHaveAttribute('lang', lang)
  if (axe) await expectAccessible(page, { targets: true })
  expect.soft(await layoutShift(page), path).toBeLessThan(maxShift)
  await expectNotWider(page)
  await expectOwnWords(page, lang)
  expect.soft(await smallDisplayTexts(page), path).toEqual([])
}

export async function expectNotWider(page: Page): Promise<void> {
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), page.url()).toBeLessThanOrEqual(0)
}

/** Asserts that a page shows neither message keys nor unfilled placeholders, and that an English page shows no Russian words. */
async function expectOwnWords(page: Page, lang: Language): Promise<void> {
  const texts = await visibleTexts(page)
  expect.soft(texts.length, page.url()).toBeGreaterThan(20)
  const isWrong = (text: string) => /^[a-z]\w*(\.\w+)+$/.test(text) || text.includes('{{') || (lang === 'en' && /[а-яё]/i.test(text))
  expect.soft(texts.filter(isWrong), page.url()).toEqual([])
}

function visibleTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [placeholder], [alt], [title]')].flatMap((element) =>
      ['aria-label', 'placeholder', 'alt', 'title'].map((name) => element.getAttribute(name) ?? ''),
    )
    const texts: string[] = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (!parentElement?.closest('script, style, noscript, [lang]:not(html, ul)')) texts.push(textContent ?? '')
    }
    return [...texts, ...named].map((text) => text.trim()).filter(Boolean)
  })
}

/** Returns texts in the display typeface that are smaller than its minimum size. Its thin strokes break up at such sizes. */
export function smallDisplayTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = new Set<string>()
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      const text = walker.currentNode.textContent?.trim()
      if (!parent || !text || parent.closest('script, style')) continue
      const { fontFamily, fontSize } = getComputedStyle(parent)
      if (fontFamily.includes('Serif Display') && Number.parseFloat(fontSize) < 32) found.add(`${fontSize} ${text}`)
    }
    return [...found]
  })
}
