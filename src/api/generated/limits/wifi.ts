// Generated from static/contract by `npm run types`.

export const newWifiSettings = {
  address: [0, 15],
  mask: [0, 15],
  gateway: [0, 15],
  dns1: [0, 15],
  dns2: [0, 15],
  hotspot_password: [8, 63]
} as const

export const newWifiNetwork = { ssid: [1, 32] } as const

export const wifiEap = {
  identity: [1, 128],
  anonymous_identity: [0, 128],
  password: [1, 128],
  server_name: [0, 253],
  key_password: [0, 128]
} as const

export const wifiFile = { name: [1, 255], content: [4, 87384] } as const

export const wifiNetworkChange = { position: [0, 63] } as const
