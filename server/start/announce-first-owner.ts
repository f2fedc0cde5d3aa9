import type { Config } from '#server/config/config.ts'
import { createFirstOwnerLink } from '#server/domain/staff/first-owner-link.ts'
import { announceUrl, type Logger } from '#server/start/logger.ts'
import type { OpenShop } from '#server/start/open-shop.ts'

/**
 * Prints the link for the first owner, if there is no owner yet. Not in production, where standard output is a log. A database error does
 * not stop the shop, which is already open.
 */
export async function announceFirstOwner({ ctx }: Pick<OpenShop, 'ctx'>, config: Config, logger: Logger, url: string): Promise<void> {
  if (config.isProduction) return
  try {
    const link = await createFirstOwnerLink(ctx, config.shop.backOffice.origin ?? url)
    if (link) announceUrl(logger, 'The back office waits for its owner', link)
  } catch (error) {
    logger.error({ err: error }, 'No link for the first owner could be made; `npm run staff` makes one')
  }
}
