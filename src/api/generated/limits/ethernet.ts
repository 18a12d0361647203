// Generated from static/contract by `npm run types`.

export const ethernetSettings = {
  address: [0, 15],
  mask: [0, 15],
  gateway: [0, 15],
  dns1: [0, 15],
  dns2: [0, 15],
  hostname: [1, 32],
  mtu: [576, 1500]
} as const

export const addressToCheck = { address: [0, 15] } as const

export const hostToTest = { host: [1, 253] } as const

export const portToTest = { host: [1, 253], port: [1, 65535] } as const
