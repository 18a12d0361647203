declare module '@hapi/sntp' {
  interface Options {
    host: string
    port: number
    /** Milliseconds. */
    timeout: number
  }

  interface Reply {
    isValid: boolean
    /** `alarm`: its clock is not synchronised (RFC 4330, 4). */
    leapIndicator: string
    /** `death`: it sends clients away. */
    stratum: string
    /** Milliseconds that the server is ahead of this machine. */
    t: number
  }

  /** Rejects without a valid reply; the error of one that is not valid has it as `time`. */
  export function time(options: Options): Promise<Reply>
}
