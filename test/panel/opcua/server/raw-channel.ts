import {
  constants,
  createHash,
  createPublicKey,
  type KeyObject,
  publicEncrypt,
  randomBytes,
  sign,
  X509Certificate
} from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { bytes, text, u32 } from '../wire'

const POLICY = 'http://opcfoundation.org/UA/SecurityPolicy#Basic256Sha256'
const SIGN_AND_ENCRYPT = 3
const SIGNATURE_BYTES = 256
/** RSA of 2048 bits takes that much less than it returns (OAEP with SHA-1). */
const PLAIN_BLOCK = 214
const CIPHER_BLOCK = 256
const TIMEOUT_MS = 60_000

interface RawClient {
  certificate: Uint8Array
  privateKey: KeyObject
  serverCertificate: Uint8Array
}

/** Opens a channel as a client with a certificate does, at the cost of two messages; resolves with the type of the answer. */
export async function openRawChannel(url: string, client: RawClient): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const closed = once(socket, 'close', { signal }).then(() => Buffer.from('closed'))
  // Whoever waits for an answer is told.
  closed.catch(() => {})
  socket.on('error', () => {})
  const answer = async (): Promise<string> => {
    const [data] = await Promise.race([once(socket, 'data', { signal }), closed.then(text => [text])])
    return String(data.subarray(0, 6).toString('latin1'))
  }
  try {
    socket.write(hello(url))
    const acknowledged = await answer()
    if (!acknowledged.startsWith('ACK')) return acknowledged
    socket.write(openSecureChannel(client))
    return (await answer()).slice(0, 3)
  } catch (error) {
    return String(error)
  } finally {
    socket.destroy()
  }
}

/** OPC 10000-6, 7.1.2.3. */
function hello(url: string): Buffer {
  const body = Buffer.concat([u32(0), u32(65_535), u32(65_535), u32(0), u32(0), text(url)])
  return Buffer.concat([Buffer.from('HELF'), u32(8 + body.length), body])
}

/** Signed and encrypted (OPC 10000-6, 6.7.2). */
function openSecureChannel({ certificate, privateKey, serverCertificate }: RawClient): Buffer {
  const thumbprint = createHash('sha1').update(serverCertificate).digest()
  const header = Buffer.concat([u32(0), text(POLICY), bytes(certificate), bytes(thumbprint)])
  const content = Buffer.concat([u32(1), u32(1), request()])
  const unpadded = content.length + 1 + SIGNATURE_BYTES
  const padding = (PLAIN_BLOCK - (unpadded % PLAIN_BLOCK)) % PLAIN_BLOCK
  const plain = Buffer.concat([content, Buffer.alloc(padding + 1, padding)])
  const blocks = (plain.length + SIGNATURE_BYTES) / PLAIN_BLOCK
  const size = 8 + header.length + blocks * CIPHER_BLOCK
  const clear = Buffer.concat([Buffer.from('OPNF'), u32(size), header])
  const signed = Buffer.concat([plain, sign('sha256', Buffer.concat([clear, plain]), privateKey)])
  const key = createPublicKey(new X509Certificate(serverCertificate).publicKey.export({ type: 'spki', format: 'pem' }))
  const encrypted = Array.from({ length: blocks }, (_, block) =>
    publicEncrypt(
      { key, padding: constants.RSA_PKCS1_OAEP_PADDING },
      signed.subarray(block * PLAIN_BLOCK, (block + 1) * PLAIN_BLOCK)
    )
  )
  return Buffer.concat([clear, ...encrypted])
}

/** An OpenSecureChannelRequest (OPC 10000-4, 5.5.2). */
function request(): Buffer {
  const type = Buffer.from([1, 0, 0xbe, 0x01])
  const nullNodeId = Buffer.from([0, 0])
  const requestHeader = [nullNodeId, Buffer.alloc(8), u32(1), u32(0), text(null), u32(0), nullNodeId, Buffer.alloc(1)]
  return Buffer.concat([
    type,
    ...requestHeader,
    u32(0),
    u32(0),
    u32(SIGN_AND_ENCRYPT),
    bytes(randomBytes(32)),
    u32(60_000)
  ])
}
