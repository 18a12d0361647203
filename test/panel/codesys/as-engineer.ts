import { type BodyFor, type CallName, createCaller } from '../http/caller'
import { putBytes } from '../http/put-bytes'
import { createPanel } from '../panel'

export const NAME = { machine_name: 'Line 2 panel' }
export const UPDATE = { ...NAME, password: 'upload-3152' }

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
    return putBytes(panel, caller, `/features/codesys/uploads/${body.id}`, bytes)
  }
  const read = async () => (await caller.call('GET /features/codesys')).body
  const fetched = async <N extends CallName>(name: N, body?: BodyFor<N>) => {
    const { body: file } = await caller.call(name, body)
    return Buffer.from(await (await panel.fetch(file.url)).arrayBuffer())
  }
  return { panel, caller, ...caller, signIn, send, read, fetched }
}
