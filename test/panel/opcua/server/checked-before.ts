import type { CertificateStore, NodeOpcua } from './node-opcua'
import { status } from './status'

/** Certificates are checked where the address of the other side is known. */
export const checkedBefore = (opc: NodeOpcua): CertificateStore => ({
  referenceCounter: 0,
  initialize: async () => {},
  dispose: async () => {},
  verifyCertificate: async () => 'Good',
  checkCertificate: async (_, callback) => {
    callback?.(null, status(opc, 'Good'))
    return status(opc, 'Good')
  }
})
