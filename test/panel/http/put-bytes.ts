import type { Panel } from '../panel'
import type { CallResult, createCaller } from './caller'

type Sender = Pick<ReturnType<typeof createCaller>, 'token'>

/** Sends a file as the body, as an upload does. */
export async function putBytes(
  panel: Pick<Panel, 'fetch'>,
  { token }: Sender,
  path: string,
  bytes: Uint8Array
): Promise<CallResult> {
  const response = await panel.fetch(`/api/v1${path}`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token()}`, 'Content-Type': 'application/octet-stream' },
    body: Buffer.from(bytes)
  })
  return { status: response.status, headers: response.headers, body: JSON.parse(await response.text()) }
}
