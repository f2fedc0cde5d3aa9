import type { Config } from '#server/config/config.ts'
import { createFirstOwnerLink } from '#server/domain/staff/first-owner-link.ts'
import { announceUrl, type Logger } from '#server/start/logger.ts'
import type { OpenShop } from '#server/start/open-shop.ts'

/**
 * Prints the link for the first owner while there is no owner. Prints nothing in production, where standard output is a log. Ignores
 * database errors, because the shop is already open.
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
