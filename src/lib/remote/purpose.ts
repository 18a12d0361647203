/** `poll`: repeated by itself, so that one without a response is soon given up. `retry`: by a user who has waited for the same read. Any other is waited for. */
export type Purpose = 'poll' | 'retry'

/** A signal says what its requests are for, as it gets to the client through all that sends them. */
export type PurposeSignal = AbortSignal & { purpose?: Purpose }

/** @returns its signal */
export const withPurpose = (
  purpose: Purpose,
  { signal }: { signal: AbortSignal } = new AbortController()
): PurposeSignal => Object.assign(signal, { purpose })
