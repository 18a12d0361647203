import { isIPv4 } from 'node:net'

const LABEL = /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i
const LONGEST_HOST = 253

/** A name or an IPv4 address (RFC 1123, section 2.1). A name whose last label is a number is a mistyped address. */
export const isHost = (text: string): boolean => isIPv4(text) || isHostName(text)

export function isHostName(text: string): boolean {
  const labels = text.split('.')
  const last = labels[labels.length - 1] ?? ''
  return text.length <= LONGEST_HOST && labels.every(label => LABEL.test(label)) && !/^\d+$/.test(last)
}
