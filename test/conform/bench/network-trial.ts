import { isDeepStrictEqual } from 'node:util'
import type { Reply } from '../client'
import { recordOf } from '../probe'
import { json } from '../run'
import { type Bench, NotNow, type Trial } from './bench'

const SETTINGS = '/network/ethernet/{id}/settings'
const PENDING = 'GET /network/pending/{code}'
const KEEP = 'POST /network/pending/{code}/keep'
const UNKNOWN = { code: 'c0'.repeat(16) }
/** Addresses of documentations (RFC 5737), which nobody has. */
const SERVERS = ['192.0.2.53', '192.0.2.54']
const LIMIT_SECONDS = 90
const POLL_MS = 1000

export const network: Trial = {
  id: 'network',
  name: 'network change that is reverted, and one that is kept',
  permissions: ['ethernet'],
  plan: 'changes the second DNS server of the port over which this run comes, waits until the panel reverts it (90 s), changes it again and keeps it',
  wayBack: 'saves the previous settings and keeps them; the panel itself reverts what is not kept',
  async attempt(bench) {
    const { read } = bench
    const { port } = recordOf((await read('GET /network/ethernet')).caller)
    if (typeof port !== 'string') throw new NotNow('this run does not come over a wired port of the panel')
    const before = await readSettings(bench, port)
    try {
      await checkReverted(bench, port, before.settings)
      await checkKept(bench, port, before.settings)
    } finally {
      await restore(bench, port, before.settings)
    }
    return undefined
  }
}

type Settings = Record<string, unknown>

async function readSettings({ call }: Bench, id: string) {
  const { json: body, headers } = await call(`GET ${SETTINGS}`, { params: { id } }, { status: [200] })
  return { settings: recordOf(body), version: headers.etag ?? '' }
}

async function save(bench: Bench, id: string, settings: Settings, status: number, label: string): Promise<Reply> {
  const { version } = await readSettings(bench, id)
  const sent = { params: { id }, ...json(settings, { 'If-Match': version }) }
  const expected = { status: [...new Set([status, 409, 423])], ...(status === 409 && { errorCode: 'change_pending' }) }
  const reply = await bench.call(`PUT ${SETTINGS}`, sent, expected, label)
  if (reply.status !== status && reply.status > 400)
    throw new NotNow(`the panel does not allow it now (${recordOf(reply.json).error_code})`)
  return reply
}

const changed = (settings: Settings) => ({ ...settings, dns2: SERVERS.find(it => it !== settings.dns2) })
const codeIn = ({ json: body }: Reply) => String(recordOf(body).code)

/** Nobody but the holder of the code keeps it, and no other change can be made in the meantime. */
async function checkReverted(bench: Bench, id: string, before: Settings): Promise<void> {
  const { call, probe, pause } = bench
  const code = codeIn(await save(bench, id, changed(before), 200, 'the change'))
  const anonymous = { headers: { Authorization: '' } }
  const missing = { status: [404], errorCode: 'not_found' }
  await call(PENDING, { params: UNKNOWN, ...anonymous }, missing, 'with an unknown code')
  await call(KEEP, { params: UNKNOWN, ...anonymous }, missing, 'the keeping of an unknown code')
  await save(bench, id, before, 409, 'another change')
  for (let seconds = 0; ; seconds += POLL_MS / 1000) {
    const { json: body } = await call(
      PENDING,
      { params: { code }, ...anonymous },
      { status: [200] },
      'the pending change'
    )
    const { state, seconds_left: left } = recordOf(body)
    if (state === 'reverted') break
    const isPending = state === 'pending' && Number(left) <= LIMIT_SECONDS && seconds <= LIMIT_SECONDS + 10
    const difference = `it is ${state} with ${left} s left after ${seconds} s instead of reverted after ${LIMIT_SECONDS}`
    if (!probe.expect('the pending change', 'restored', isPending, difference)) return
    await pause(POLL_MS)
  }
  const { settings } = await readSettings(bench, id)
  const isBack = isDeepStrictEqual(settings, before)
  probe.expect('the pending change', 'restored', isBack, 'it is reverted, but the settings are not those of before')
  await call(KEEP, { params: { code }, ...anonymous }, { status: [409], errorCode: 'reverted' }, 'after the deadline')
}

async function checkKept(bench: Bench, id: string, before: Settings): Promise<void> {
  const wanted = changed(before)
  if (!(await keep(bench, id, wanted))) return
  const { settings } = await readSettings(bench, id)
  bench.probe.expect(
    'GET after the change',
    'saved settings',
    isDeepStrictEqual(settings, wanted),
    'it is not what was kept'
  )
}

async function keep(bench: Bench, id: string, settings: Settings): Promise<boolean> {
  const code = codeIn(await save(bench, id, settings, 200, 'the change that is kept'))
  const sent = { params: { code }, headers: { Authorization: '' } }
  const { json: body } = await bench.call(KEEP, sent, { status: [200] }, 'the keeping')
  const { state } = recordOf(body)
  return bench.probe.expect('the keeping', 'saved settings', state === 'kept', `the change is ${state} instead of kept`)
}

async function restore(bench: Bench, id: string, before: Settings): Promise<void> {
  if (!isDeepStrictEqual((await readSettings(bench, id)).settings, before)) await keep(bench, id, before)
  const { settings } = await readSettings(bench, id)
  const isBack = isDeepStrictEqual(settings, before)
  bench.probe.expect('afterwards', 'restored', isBack, 'the settings are not those of before')
}
