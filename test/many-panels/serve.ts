import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runningClock } from '../panel/device/device-clock'
import { createCaller } from '../panel/http/caller'
import { createPanel } from '../panel/panel'
import { serve } from '../panel/server/server'

/** Of a token that reads and saves everything that a token may. */
const ALL = 'available_roles'

export interface ServedPanel {
  name: string
  /** Such as `https://127.0.0.1:18500`. */
  address: string
  token: string
  /** Files, as a program is given them. */
  tokenFile: string
  caFile: string
  panel: ReturnType<typeof createPanel>
  /** Of a user who is signed in. */
  caller: ReturnType<typeof createCaller>
}

/** Serves virtual panels over HTTPS in this process, each with an access token, which is in `folder` beside its certificate. */
export async function servePanels(count: number, firstPort: number, folder: string): Promise<ServedPanel[]> {
  const served: ServedPanel[] = []
  for (let index = 0; index < count; index += 1) {
    const name = `panel-${String(index + 1).padStart(2, '0')}`
    const panel = createPanel({ clock: runningClock(), onViolation: console.error })
    panel.state.hmiName = name
    // One panel has a part that does not respond.
    if (index === 1) panel.state.silentSources.add('memory')
    const { certificate: cert, key } = panel.misc.web.identity()
    const { address } = await serve({ panel, port: firstPort + index, tls: { cert, key } })
    const own = join(folder, name)
    mkdirSync(own, { recursive: true })
    const files = { tokenFile: join(own, 'token'), caFile: join(own, 'ca.pem') }
    const { caller, token } = await createToken(panel)
    writeFileSync(files.tokenFile, token, { mode: 0o600 })
    writeFileSync(files.caFile, cert)
    served.push({ name, address, token, ...files, panel, caller })
  }
  return served
}

async function createToken(panel: ReturnType<typeof createPanel>) {
  const caller = createCaller(panel)
  const account = panel.state.accounts.find(({ username }) => username === 'administrator')
  await caller.signIn('administrator', account?.password ?? '')
  const { body } = await caller.call('GET /uac/access-tokens')
  const { body: created } = await caller.call('POST /uac/access-tokens', {
    name: 'Many panels',
    roles: body[ALL],
    days: 30
  })
  return { caller, token: String(created.access_token) }
}
