import { recordOf } from '../probe'
import { json } from '../run'
import { type Bench, NotNow, type Trial } from './bench'

const BASE = '/project/management'
const WRONG = { status: [400], errorCode: 'wrong_password' }
const POLL_MS = 2000
const LONGEST_MS = 30 * 60_000

export const update: Trial = {
  name: 'update and rollback of the project',
  permissions: ['project-management'],
  plan: 'backs the project up, uploads that package, installs it (the project stops and starts), and rolls back',
  wayBack: 'the rollback, which restores the same project; one that could be rolled back to until now no longer can',
  async attempt(bench) {
    const { read, uploadPassword: password } = bench
    if (password === undefined) throw new NotNow('PANEL_UPLOAD_PASSWORD is not set')
    const running = recordOf((await read(`GET ${BASE}`)).running)
    if (running.backup_allowed !== true) throw new NotNow('no project runs of which a backup is allowed')
    const id = await uploadBackup(bench)
    if (id === undefined) return undefined
    const order = { candidate: id, keep_recipes: true, keep_history: true, keep_retentive: true }
    const UPDATE = `POST ${BASE}/updates`
    await bench.call(UPDATE, json({ ...order, password: `${password}x` }), WRONG, 'with a wrong password')
    if (await finish(bench, UPDATE, { ...order, password })) await expectSame(bench, running, 'after the update')
    // Of an update that has not begun, the previous project is an older one.
    const { project } = recordOf((await read(`GET ${BASE}`)).previous)
    if (checksumOf(project) !== checksumOf(running.project)) return undefined
    if (await finish(bench, `POST ${BASE}/rollbacks`, { password })) await expectSame(bench, running, 'afterwards')
    return undefined
  }
}

/** @returns the id of the package on the panel. */
async function uploadBackup({ call, run }: Bench): Promise<string | undefined> {
  const backup = await call(`POST ${BASE}/backups`, {}, { status: [201, 409] })
  const { url, error_code: code } = recordOf(backup.json)
  if (backup.status === 409) throw new NotNow(`the panel does not allow it now (${code})`)
  if (backup.status !== 201) return undefined
  const { bytes } = await run.client.send({ method: 'GET', path: String(url) })
  const file = { file_name: 'conformance.hmip', size_bytes: bytes.length }
  const announced = await call(`POST ${BASE}/uploads`, json(file), { status: [201, 409] })
  if (announced.status === 409)
    throw new NotNow(`the panel does not allow it now (${recordOf(announced.json).error_code})`)
  const params = { id: String(recordOf(announced.json).id) }
  const sent = { params, body: bytes, headers: { 'Content-Type': 'application/octet-stream' } }
  const { json: candidate, status } = await call(`PUT ${BASE}/uploads/{id}`, sent, { status: [200] })
  if (status !== 200) return undefined
  const { required_password: required, restarts_panel: restarts } = recordOf(candidate)
  if (required === 'upload-project' && restarts !== true) return params.id
  await call(`DELETE ${BASE}/candidates/{id}`, { params }, { status: [204] })
  throw new NotNow(restarts ? 'it would restart the panel' : 'the package has a password of its own')
}

/** @returns whether the job was done. */
async function finish({ call, read, probe, pause }: Bench, name: string, body: object): Promise<boolean> {
  const { json: started, status } = await call(name, json(body), { status: [201, 400] })
  const { id, error_code: refusal } = recordOf(started)
  if (refusal === 'wrong_password') throw new NotNow('PANEL_UPLOAD_PASSWORD is not that of the panel')
  if (!probe.expect(name, 'status', status === 201, `status ${status} instead of 201 (${refusal})`)) return false
  const params = { id: String(id) }
  for (let waited = 0; ; waited += POLL_MS) {
    const { state, error_code: code } = await read('GET /jobs/{id}', params)
    const isLate = waited > LONGEST_MS
    if (state === 'running' && !isLate) await pause(POLL_MS)
    else return probe.expect(name, 'answer', state === 'done', `the job is ${state} (${code}) instead of done`)
  }
}

const checksumOf = (project: unknown) => recordOf(project).checksum

async function expectSame({ read, probe }: Bench, before: Record<string, unknown>, label: string): Promise<void> {
  const { project, state } = recordOf((await read(`GET ${BASE}`)).running)
  const isSame = checksumOf(project) === checksumOf(before.project) && state === before.state
  const difference = `another project runs than before, or it is ${state} instead of ${before.state}`
  probe.expect(label, 'restored', isSame, difference)
}
