import { z } from 'zod'
import { Id } from '#contract/id.ts'
import { limits } from '#contract/limits.ts'
import { toCents } from '#contract/rules/money.ts'

/** US dollars above zero as a person gives them, `12500` or `12500.50`, in integer cents. */
export const Dollars = z
  .string()
  .refine((text) => {
    const cents = toCents(text)
    return cents !== null && cents <= limits.priceMaxUsd * 100
  })
  .transform((text) => toCents(text) ?? 0)

/** The version of a record that a change began from. */
export const Version = Id

/** One line that a person types. */
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
