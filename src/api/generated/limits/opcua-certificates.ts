// Generated from static/contract by `npm run types`.

export const opcUaFile = { content: [4, 699052] } as const

export const opcUaOwnUpload = { key_password: [0, 128] } as const

export const opcUaNewCertificate = {
  host_names: [1, 20],
  organization: [0, 64],
  organization_unit: [0, 64],
  valid_days: [30, 7300]
} as const
