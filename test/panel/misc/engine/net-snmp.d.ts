declare module 'net-snmp' {
  import type { Socket, SocketType } from 'node:dgram'

  export interface User {
    name: string
    level: number
    authProtocol: string
    authKey: string
    privProtocol: string
    privKey: string
  }

  export interface Varbind {
    oid: string
    value: unknown
  }

  interface Request {
    rinfo?: { address: string }
  }

  interface RequestError extends Error {
    rinfo?: { address: string }
  }

  interface Agent {
    getAuthorizer(): { addCommunity(community: string): void; addUser(user: User): void }
    registerProvider(provider: object): void
    getMib(): { setScalarValue(name: string, value: unknown): void }
    close(whenClosed?: () => void): void
  }

  interface Session {
    get(oids: string[], done: (error: Error | null, varbinds: Varbind[]) => void): void
    close(): void
  }

  interface Options {
    port: number
    timeout: number
    retries: number
    version?: number
  }

  const snmp: {
    createAgent(
      options: { port: number; address: string; dgramModule: { createSocket(type: SocketType): Socket } },
      onRequest: (error: RequestError | null, request?: Request) => void
    ): Agent
    createSession(target: string, community: string, options: Options): Session
    createV3Session(target: string, user: User, options: Options): Session
    isVarbindError(varbind: Varbind): boolean
    MibProviderType: { Scalar: number }
    ObjectType: { OctetString: number; TimeTicks: number }
    MaxAccess: Record<string, number>
    SecurityLevel: { authPriv: number }
    AuthProtocols: { sha: string }
    PrivProtocols: { aes: string }
    Version2c: number
  }
  export default snmp
}
