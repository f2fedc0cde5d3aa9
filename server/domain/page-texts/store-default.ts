import { isDeepStrictEqual } from 'node:util'
import type { TextPageName } from '#contract/rules/page-texts.ts'
import type { Tx } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { getDefaultDocument } from '#server/domain/page-texts/default-texts.ts'
import { readFacts, readPageText } from '#server/domain/page-texts/read-page-texts.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Ctx = Pick<ShopContext, 'now' | 'company' | 'ownerSettings' | 'cryptoWallets'>

/** Stores the default text of a page as a new version, unless it equals the latest version. */
export async function storeDefault(tx: Tx, ctx: Ctx, page: TextPageName): Promise<void> {
  const last = await tx
    .selectFrom('page_text_version')
    .select(['number', 'document', 'is_default'])
    .where('page', '=', page)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  const document = getDefaultDocument(page)
  if (last?.is_default && isDeepStrictEqual(last.document, document)) return
  await tx
    .insertInto('page_text_version')
    .values({
      page,
      number: (last?.number ?? 0) + 1,
      document: JSON.stringify(document),
      facts: JSON.stringify(readFacts(ctx)),
      is_default: true,
      shown_from: last ? new Date(ctx.now()) : null,
      staff_id: null,
    })
    .execute()
}

/**
 * Stores a new version for each page that shows its default text, if this release of the shop has changed that text. The new version counts
 * as published now.
 */
export async function storeChangedDefaults(ctx: Ctx & Pick<ShopContext, 'db'>): Promise<void> {
  const pages = await ctx.db
    .selectFrom('page_text')
    .select('id')
    .where('shown', 'is', null)
    .where('id', 'in', (of) => of.selectFrom('page_text_version').select('page'))
    .orderBy('id')
    .execute()
  for (const { id } of pages)
    await transaction(ctx.db, async (tx) => {
      await tx.selectFrom('page_text').select('id').where('id', '=', id).forUpdate().execute()
      const { isOwn } = await readPageText(tx, id)
      if (!isOwn) await storeDefault(tx, ctx, id)
    })
}
