import { z } from 'zod'
import { Id } from '#contract/id.ts'
import { limits } from '#contract/limits.ts'
import { toCents } from '#contract/rules/money.ts'

/** A positive amount of US dollars, `12500` or `12500.50`. Becomes cents. */
export const Dollars = z
  .string()
  .refine((text) => {
    const cents = toCents(text)
    return cents !== null && cents <= limits.priceMaxUsd * 100
  })
  .transform((text) => toCents(text) ?? 0)

/** Version of the record on which a change is based. */
export const Version = Id

/** One line of typed text. */
export const SingleLine = z
  .string()
  .trim()
  .max(200)
  .regex(/^\P{Cc}*$/u)

/** Text of several lines. */
export const Paragraphs = z
  .string()
  .trim()
  .max(5000)
  .regex(/^(?:\P{Cc}|[\n\t])*$/u)
