// Generated from static/contract by `npm run types`.

export const webServerSettings = { idle_minutes: [1, 480], allowed_networks: [0, 16] } as const

export const newWebCertificate = { certificate: [1, 65536], key: [1, 65536], key_password: [0, 128] } as const

export const webCertificateFile = { certificate: [1, 65536] } as const
