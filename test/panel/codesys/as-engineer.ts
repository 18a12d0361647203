import { createCaller } from '../http/caller'
import { createPanel } from '../panel'

export const NAME = { machine_name: 'Line 2 panel' }

/** Calls of an engineer, and how a package is sent. */
export async function asEngineer() {
  const panel = createPanel()
  panel.state.hmiName = NAME.machine_name
  const caller = createCaller(panel)
  const signIn = () => caller.signIn('engineer', 'engineer-3152')
  await signIn()

  const send = async (bytes: Uint8Array, announced = bytes.length) => {
    const file = { file_name: 'runtime.cdsp', size_bytes: announced }
    const { body, status } = await caller.call('POST /features/codesys/uploads', file)
    if (status !== 201) return { status, body }
    const response = await panel.fetch(`/api/v1/features/codesys/uploads/${body.id}`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${caller.token()}`, 'Content-Type': 'application/octet-stream' },
      body: Buffer.from(bytes)
    })
    return { status: response.status, body: JSON.parse(await response.text()) }
  }
  const read = async () => (await caller.call('GET /features/codesys')).body
  const fetched = async (name: string, body?: object) => {
    const { body: file } = await caller.call(name, body)
    return Buffer.from(await (await panel.fetch(file.url)).arrayBuffer())
  }
  return { panel, call: caller.call, signIn, send, read, fetched }
}
