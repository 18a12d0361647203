// Generated from static/contract by `npm run types`.

export const accessTokenCreation = { name: [1, 32], roles: [1, 200], days: [1, 365] } as const
