import { brandSlug } from '#contract/rules/brand-name.ts'
import { staffLimits } from '#contract/staff/limits.ts'

/**
 * Returns the spellings of a renamed brand. The former name becomes a spelling, so that earlier URLs and saved searches still find the
 * brand.
 */
export function withFormerName(spellings: readonly string[], { from, to }: { from: string; to: string }): string[] {
  const former = brandSlug(from) === brandSlug(to) ? [] : [from]
  return [...new Set([...spellings, ...former])].filter((word) => word !== to).slice(-staffLimits.spellingsMax)
}
