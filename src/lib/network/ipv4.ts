/** An address as a number from 0 to 4294967295; `undefined` for anything but four plain decimal parts. */
export function parseIpv4(text: string): number | undefined {
  const parts = text.split('.')
  if (parts.length !== 4 || !parts.every(isOctet)) return
  return parts.reduce((sum, part) => sum * 256 + Number(part), 0)
}

/** Leading zeros are refused because some systems read them as octal. */
const isOctet = (part: string) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255

export function formatIpv4(address: number): string {
  return [24, 16, 8, 0].map(shift => (address >>> shift) & 255).join('.')
}

/** The prefix length of `255.255.255.0` or `/24`; `undefined` when the bits are not contiguous. */
export function parseMask(text: string): number | undefined {
  const short = /^\/(\d{1,2})$/.exec(text)?.[1]
  if (short !== undefined) return Number(short) <= 32 ? Number(short) : undefined
  const mask = parseIpv4(text)
  if (mask === undefined) return
  const prefix = Math.clz32(~mask)
  return maskOf(prefix) === mask ? prefix : undefined
}

/** The mask of a prefix length, as a number. */
export function maskOf(prefix: number): number {
  return prefix === 0 ? 0 : (0xffffffff << (32 - prefix)) >>> 0
}

export function networkOf(address: number, prefix: number): number {
  return (address & maskOf(prefix)) >>> 0
}

export function broadcastOf(address: number, prefix: number): number {
  return (address | ~maskOf(prefix)) >>> 0
}

/** Whether an address can belong to a single host: not `0.x`, loopback, multicast or reserved (RFC 6890). */
export function isUnicast(address: number): boolean {
  const first = address >>> 24
  return first > 0 && first !== 127 && first < 224
}

export interface Subnet {
  address: number
  prefix: number
}

export function sameSubnet(one: number, other: number, prefix: number): boolean {
  return networkOf(one, prefix) === networkOf(other, prefix)
}

/** Whether a host of the subnet can have the address: neither the network nor the broadcast address. */
export function isHostIn(address: number, { address: own, prefix }: Subnet): boolean {
  return sameSubnet(address, own, prefix) && address !== networkOf(own, prefix) && address !== broadcastOf(own, prefix)
}

export function subnetsOverlap(one: Subnet, other: Subnet): boolean {
  return sameSubnet(one.address, other.address, Math.min(one.prefix, other.prefix))
}
