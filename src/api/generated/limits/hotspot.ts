// Generated from static/contract by `npm run types`.

export const newHotspotSettings = {
  ssid: [1, 32],
  channel: [0, 196],
  address: [0, 15],
  dhcp_first: [0, 15],
  dhcp_last: [0, 15],
  lease_minutes: [2, 10080],
  max_clients: [1, 10],
  auto_off_minutes: [0, 1440],
  password: [8, 63]
} as const
