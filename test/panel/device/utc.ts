import { AHEAD_OF_UTC_MS } from './device-clock'

/** Times of OPC UA, of certificates and of revocation lists are in UTC. */
export const utcOf = (panelTime: number): number => panelTime - AHEAD_OF_UTC_MS

export const panelTimeOf = (utc: number): number => utc + AHEAD_OF_UTC_MS
