/** Codes of EasyAccess that the panel itself finds; the server has more. */
export const CODES = {
  noReply: 2,
  tooOften: 4,
  programMissing: 6,
  keyUnreadable: 101,
  gateway: 201,
  dns: 202,
  proxy: 203,
  server: 204,
  tls: 205,
  socket: 1005
} as const

export class PathFailure extends Error {
  override name = 'PathFailure'
  constructor(
    readonly code: number,
    detail = ''
  ) {
    super(detail)
  }
}

/** Passes a result on; an error becomes the failure with this code. */
export async function orFailure<T>(code: number, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw error instanceof PathFailure ? error : new PathFailure(code, error instanceof Error ? error.message : '')
  }
}
