import type { ChangeEvent } from 'react'

/** Called when a person ticks, picks or clears a field of the filters; the field's name and value say what. */
export type OnPick = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void
