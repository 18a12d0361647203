import { loadPackage } from '../server/node-opcua'

/** Of node-opcua-transport just what is bounded here. */
interface TransportPackage {
  ClientTCP_transport: new (settings: object) => Transport
  StatusCodes2: { BadTcpMessageTooLarge: object; BadTcpInternalError: object }
}

interface Transport {
  bytesRead: number
  isValid(): boolean
  prematureTerminate(error: Error, status: object): void
  _on_socket_data(data: Buffer): void
}

/** Of one connection; a list of thousands of servers fits. */
const MOST_BYTES = 1024 * 1024
/** The library works through what comes at once by recursion, one level for each part of at least 8 bytes. */
const MOST_AT_ONCE = 4096

/**
 * Connections for a client of node-opcua that end when the other side sends too much, or something at which the library
 * throws, which would end the process. `onFailure` is called with the reason, as the library may wait on.
 */
export function boundedTransports(onFailure: (error: Error) => void) {
  // The interface above names what this package exports.
  const { ClientTCP_transport, StatusCodes2 } = loadPackage('node-opcua-transport') as TransportPackage
  const made: Transport[] = []

  const end = (transport: Transport, error: Error, status: object) => {
    onFailure(error)
    transport.prematureTerminate(error, status)
  }

  class BoundedTransport extends ClientTCP_transport {
    override _on_socket_data(data: Buffer): void {
      if (this.bytesRead + data.length > MOST_BYTES) {
        end(this, new Error('BadTcpMessageTooLarge'), StatusCodes2.BadTcpMessageTooLarge)
        return
      }
      try {
        for (let start = 0; start < data.length && this.isValid(); start += MOST_AT_ONCE)
          super._on_socket_data(data.subarray(start, start + MOST_AT_ONCE))
      } catch (cause) {
        end(this, new Error('BadDecodingError', { cause }), StatusCodes2.BadTcpInternalError)
      }
    }
  }

  return {
    factory: {
      create(settings: object): Transport {
        const transport = new BoundedTransport(settings)
        made.push(transport)
        return transport
      }
    },
    /** Ends those that the library has left open. */
    close(): void {
      for (const transport of made)
        transport.prematureTerminate(new Error('BadConnectionClosed'), StatusCodes2.BadTcpInternalError)
    }
  }
}
