import { randomText } from './random-text'

const SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** Temporary ids have 5 characters (specification section 9); `randomUUID` is missing on plain http. */
export const randomId = (length = 5): string => randomText(SIGNS, length)
