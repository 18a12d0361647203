import { BlockList, isIPv4 } from 'node:net'

export interface Subnet {
  address: string
  prefix: number
}

/** What no single machine can have: this network, loopback, multicast and reserved (RFC 6890). */
const NOT_UNICAST = new BlockList()
NOT_UNICAST.addSubnet('0.0.0.0', 8)
NOT_UNICAST.addSubnet('127.0.0.0', 8)
NOT_UNICAST.addSubnet('224.0.0.0', 3)

const MASKS = Array.from({ length: 33 }, (_, prefix) => toAddress(2 ** 32 - 2 ** (32 - prefix)))

export const isUnicast = (text: string): boolean => isIPv4(text) && !NOT_UNICAST.check(text)

/** The prefix length of a mask such as `255.255.255.0`. */
export function prefixOf(mask: string): number | undefined {
  const prefix = MASKS.indexOf(mask)
  return prefix < 0 ? undefined : prefix
}

/** Many links look at each tick of the clock, for which a BlockList would take too long. */
export function contains({ address, prefix }: Subnet, other: string): boolean {
  const size = 2 ** (32 - prefix)
  return Math.floor(toNumber(address) / size) === Math.floor(toNumber(other) / size)
}

export function overlap(one: Subnet, other: Subnet): boolean {
  return contains({ address: one.address, prefix: Math.min(one.prefix, other.prefix) }, other.address)
}

/** Whether a machine can have the address of the subnet: neither its first nor its last one. */
export function isHost({ address, prefix }: Subnet): boolean {
  const size = 2 ** (32 - prefix)
  const index = toNumber(address) % size
  return index !== 0 && index !== size - 1
}

export const isHostIn = (subnet: Subnet, text: string): boolean =>
  isIPv4(text) && contains(subnet, text) && isHost({ ...subnet, address: text })

export const compareAddresses = (one: string, other: string): number => toNumber(one) - toNumber(other)

export const addressAfter = (address: string, steps: number): string => toAddress(toNumber(address) + steps)

function toNumber(address: string): number {
  return address.split('.').reduce((number, byte) => number * 256 + Number(byte), 0)
}

function toAddress(number: number): string {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(number)
  return bytes.join('.')
}
