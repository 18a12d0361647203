import type { Message } from '../text/message'

/** The error of a text with more characters than its field may have. */
export const tooLong = (text: string, max = Number.POSITIVE_INFINITY): Message | undefined =>
  [...text].length > max ? ['errors.length.most', { max }] : undefined
