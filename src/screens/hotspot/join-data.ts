import { randomText } from '../../lib/text/random-text'

export interface JoinData {
  ssid: string
  password: string
  hidden: boolean
}

/** Without letters and digits that look alike on paper. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Four groups of four, about 92 bits. */
export function makePassword(): string {
  return [0, 1, 2, 3].map(() => randomText(SIGNS, 4)).join('-')
}

/** What cameras of phones read as a network to join; `WPA` also stands for WPA3 (WPA3 specification, section 7). */
export function joinText({ ssid, password, hidden }: JoinData): string {
  return `WIFI:T:WPA;S:${escaped(ssid)};P:${escaped(password)};${hidden ? 'H:true;' : ''};`
}

const escaped = (text: string) => text.replace(/[\\;,:"]/g, '\\$&')
