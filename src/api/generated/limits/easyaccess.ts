// Generated from static/contract by `npm run types`.

export const easyAccessUpdate = {
  proxy_host: [0, 253],
  proxy_port: [1, 65535],
  proxy_username: [0, 32],
  proxy_password: [0, 32]
} as const

export const easyAccessActivation = { partner_account: [4, 30], password: [6, 16] } as const
