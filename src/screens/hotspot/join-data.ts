import { randomText } from '../../lib/text/random-text'

export interface JoinData {
  ssid: string
  password: string
  hidden: boolean
}

/** Without characters that look alike. */
const CHARACTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Four groups of four characters, about 92 bits. */
export function generatePassword(): string {
  return [0, 1, 2, 3].map(() => randomText(CHARACTERS, 4)).join('-')
}

/** The text of a QR code that phones recognize as a network; `WPA` includes WPA3 (WPA3 Specification, section 7). */
export function joinText({ ssid, password, hidden }: JoinData): string {
  return `WIFI:T:WPA;S:${escapeText(ssid)};P:${escapeText(password)};${hidden ? 'H:true;' : ''};`
}

const escapeText = (text: string) => text.replace(/[\\;,:"]/g, '\\$&')
