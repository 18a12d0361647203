import { hash } from '../device/hash'

export const AREAS = ['retentive', 'extended'] as const

export type Area = (typeof AREAS)[number]

/** Words of 16 bits that the project keeps; some of them count while it runs. */
export interface RegisterBank {
  /** As they were at `countsSince`, or as they are while the project is stopped. */
  words: number[]
  /** Wall-clock milliseconds. */
  countsSince: number | undefined
  counters: { address: number; perSecond: number }[]
}

export type Registers = Record<Area, RegisterBank>

export function noRegisters(): Registers {
  return { retentive: emptyBank(), extended: emptyBank() }
}

const emptyBank = (): RegisterBank => ({ words: [], countsSince: undefined, counters: [] })

/** Set values in the lower part, counters of pieces and seconds before them, and nothing in the rest. */
export function filledBank(length: number, used: number, seed: number, now: number): RegisterBank {
  const counters = [
    { address: 0, perSecond: 3.4 },
    { address: 1, perSecond: 0.02 },
    { address: 2, perSecond: 1 }
  ]
  const words = Array.from({ length }, (_, address) => (address < used ? Math.floor(hash(seed, address) * 5000) : 0))
  return { words, countsSince: now, counters }
}

export function wordsAt({ words, countsSince, counters }: RegisterBank, now: number): number[] {
  const seconds = countsSince === undefined ? 0 : (now - countsSince) / 1000
  const read = [...words]
  for (const { address, perSecond } of counters) read[address] = (words[address] ?? 0) + Math.floor(seconds * perSecond)
  return read.map(word => word & 0xffff)
}

/** From these words the counters go on. */
export function writeWords(bank: RegisterBank, words: number[], now: number): void {
  bank.words = words
  if (bank.countsSince !== undefined) bank.countsSince = now
}

export function clearWords(bank: RegisterBank, now: number): void {
  writeWords(
    bank,
    bank.words.map(() => 0),
    now
  )
}

export function stopCounting(registers: Registers, now: number): void {
  for (const area of AREAS)
    Object.assign(registers[area], { words: wordsAt(registers[area], now), countsSince: undefined })
}

export function startCounting(registers: Registers, now: number): void {
  for (const area of AREAS) registers[area].countsSince = now
}

/** Four digits for each word. */
export const toHex = (words: number[]) => words.map(word => word.toString(16).padStart(4, '0')).join('')

export const fromHex = (text: string) => (text.match(/.{4}/g) ?? []).map(word => Number.parseInt(word, 16))
