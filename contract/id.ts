import { z } from 'zod'

const idMax = 2 ** 31 - 1

/** A database id in a JSON body. */
export const Id = z.int().min(1).max(idMax)

/** A database id in a URL, converted to a number. */
export const IdParam = z.coerce.number().int().min(1).max(idMax)
