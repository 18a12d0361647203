import type { Schemas } from '../../../../src/api/generated/schema'

export type FaultCode = Schemas['SecsGemFault']

/** Why a connection or a transaction ended without success. */
export class HsmsFault extends Error {
  override name = 'HsmsFault'

  constructor(
    readonly code: FaultCode,
    message: string
  ) {
    super(message)
  }
}

export const asFault = (error: unknown): HsmsFault =>
  error instanceof HsmsFault ? error : new HsmsFault('invalid_message', String(error))
