import { z } from 'zod'
import { Id } from '#contract/id.ts'
import { limits } from '#contract/limits.ts'
import { toCents } from '#contract/rules/money.ts'

/** Parses a positive amount of US dollars (`12500`, `12500.50`) into cents. */
export const Dollars = z
  .string()
  .refine((text) => {
    const cents = toCents(text)
    return cents !== null && cents <= limits.priceMaxUsd * 100
  })
  .transform((text) => toCents(text) ?? 0)

/** The version of a record that the client last read. The server compares it with the current version to detect concurrent edits. */
export const Version = Id

export const SingleLine = z
  .string()
  .trim()
  .max(200)
  .regex(/^\P{Cc}*$/u)

export const Paragraphs = z
  .string()
  .trim()
  .max(5000)
  .regex(/^(?:\P{Cc}|[\n\t])*$/u)
