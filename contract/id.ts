import { z } from 'zod'

const idMax = 2 ** 31 - 1

/** An id of the database in a body. */
export const Id = z.int().min(1).max(idMax)

/** An id of the database in a URL. */
export const IdParam = z.coerce.number().int().min(1).max(idMax)
