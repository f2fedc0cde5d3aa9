import { type TextPageName, textPageNames, textPages } from '#contract/rules/page-texts.ts'
import { personalPaths } from '#contract/rules/public-paths.ts'
import type { TextDocument } from '#contract/rules/staff/text-document.ts'
import { addressesIn, findSentenceProblem, sentencesOf } from '#contract/rules/staff/text-sentences.ts'
import { staffLimits } from '#contract/staff/limits.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { ContentReason } from '#server/context/content-reasons.ts'
import { findPage } from '#server/domain/home/find-page.ts'
import { getDefaultDocument } from '#server/domain/page-texts/default-texts.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Ctx = Pick<ShopContext, 'catalog' | 'origins'>
type Versions = { document: TextDocument; before: TextDocument }

/**
 * Throws `invalid` for a document that is too long, and with a reason per wrong sentence or section. `before`: the stored document. An
 * unchanged sentence may keep a link to a page that no longer exists.
 */
export function assertDocument(ctx: Ctx, page: TextPageName, { document, before }: Versions): void {
  const fields = { ...findWrongAnchors(page, document), ...findWrongSentences(document, createLinkCheck(ctx, page, { document, before })) }
  const [first] = Object.values(fields)
  if (first) throw new CodedError('invalid', { reason: first, fields })
  if (Buffer.byteLength(JSON.stringify(document)) > staffLimits.textBytesMax) throw new CodedError('invalid', { reason: 'text-too-long' })
}

/**
 * Returns the links of a document to pages, pieces and sections that no longer exist. `before`: the published text, whose sentences may
 * keep such links.
 */
export function findGoneLinks(ctx: Ctx, page: TextPageName, { document, before }: Versions): string[] {
  const isKnown = createLinkCheck(ctx, page, { document, before })
  const gone = sentencesOf(document).flatMap(({ text }) => addressesIn(text).filter((address) => !isKnown(address, text)))
  return [...new Set(gone)]
}

/** Returns a function that tells whether a link in a sentence may be stored. */
function createLinkCheck(ctx: Ctx, page: TextPageName, { document, before }: Versions): (address: string, text: string) => boolean {
  // an unchanged sentence may keep a dead link, except a link to a section of the same page
  const known = new Set(sentencesOf(before).map(({ text }) => text))
  return (address, text) => (known.has(text) && !address.startsWith('#')) || isKnownAddress(ctx, { page, document, address })
}

type Wrong = Record<string, ContentReason>

function findWrongAnchors(page: TextPageName, { parts }: TextDocument): Wrong {
  const { hasParts, ownAnchors = [], neededAnchors = [] } = textPages[page]
  const wrong: Wrong = {}
  if (hasParts ? parts.length === 0 : parts.length > 0) wrong.order = hasParts ? 'text-needs-part' : 'text-without-parts'
  const ids = anchorsOf({ parts })
  for (const anchor of neededAnchors) if (!parts.some(({ id }) => id === anchor)) wrong.order = 'text-anchor-needed'
  for (const { id } of parts)
    if (ownAnchors.includes(id) || ids.filter((other) => other === id).length > 1) wrong[`parts.${id}`] = 'text-anchor-taken'
  if (new Set(ids).size < ids.length && !Object.keys(wrong).length) wrong.order = 'text-anchor-taken'
  return wrong
}

const anchorsOf = ({ parts }: Pick<TextDocument, 'parts'>): string[] =>
  parts.flatMap(({ id, blocks }) => [id, ...blocks.flatMap((block) => (block.kind === 'folds' ? block.items.map((fold) => fold.id) : []))])

function findWrongSentences(document: TextDocument, isKnown: (address: string, text: string) => boolean): Wrong {
  const wrong: Wrong = {}
  for (const { path, kind, text } of sentencesOf(document)) {
    const problem = findSentenceProblem(text, kind)
    if (problem) wrong[path] = `text-${problem}`
    else if (addressesIn(text).some((address) => !isKnown(address, text))) wrong[path] = 'text-link-unknown'
  }
  return wrong
}

type Linked = { page: TextPageName; document: TextDocument; address: string }

/** Whether the target of a link exists. Checks only pages of the shop and their sections; any other address counts as existing. */
function isKnownAddress(ctx: Ctx, { page, document, address }: Linked): boolean {
  if (address.startsWith('#')) return isKnownAnchor(page, document, address.slice(1))
  if (!address.startsWith('/')) return true
  const [path = '', anchor = ''] = address.split('#')
  if (personalPaths.includes(path)) return true
  if (findPage(ctx.catalog.current(), ctx.origins, address) === null) return false
  const linked = textPageNames.find((name) => textPages[name].path === path)
  if (!linked || !anchor || linked === 'faq') return true
  const text = linked === page ? document : (ctx.catalog.current().content.texts.own.get(linked) ?? getDefaultDocument(linked))
  return isKnownAnchor(linked, text, anchor)
}

const isKnownAnchor = (page: TextPageName, document: TextDocument, anchor: string) =>
  anchorsOf(document).includes(anchor) || (textPages[page].ownAnchors ?? []).includes(anchor)
