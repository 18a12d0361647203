import { recordOf } from '../probe'
import { json } from '../run'
import { type Bench, NotNow, type Trial } from './bench'

const BASE = '/project/management'
const WRONG = { status: [400], errorCode: 'wrong_password' }
const POLL_MS = 2000
const LIMITS = 'static/contract/common.json#/x-job-limits'
const PERCENT = 'static/contract/jobs.json#/components/schemas/Job/properties/percent'

export const update: Trial = {
  id: 'update',
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
async function finish(bench: Bench, name: string, body: object): Promise<boolean> {
  const { call, probe } = bench
  const { json: started, status } = await call(name, json(body), { status: [201, 400] })
  const { id, error_code: refusal } = recordOf(started)
  if (refusal === 'wrong_password') throw new NotNow('PANEL_UPLOAD_PASSWORD is not that of the panel')
  if (!probe.expect(name, 'status', status === 201, `status ${status} instead of 201 (${refusal})`)) return false
  const ended = await awaitEnd(bench, name, String(id))
  if (!ended) return false
  const { state, error_code: code } = ended
  return probe.expect(name, 'answer', state === 'done', `the job is ${state} (${code}) instead of done`)
}

/** @returns the job once it has ended, or nothing of one that does not. */
async function awaitEnd({ read, probe, run, pause }: Bench, name: string, id: string) {
  const { unchanged_seconds: longest } = run.contract.jobLimits
  let last = ''
  for (let unchanged = 0; ; unchanged += POLL_MS / 1000) {
    const job = await read('GET /jobs/{id}', { id })
    if (job.state !== 'running') return job
    const isComplete = job.percent === 100
    if (!probe.expect(name, 'answer', !isComplete, 'the job is running at 100 % instead of done', PERCENT)) return
    const progress = JSON.stringify([job.step, job.percent, job.log])
    if (progress !== last) unchanged = 0
    last = progress
    const isStuck = unchanged > longest
    const difference = `the job is running without a change for ${longest} s instead of failed`
    if (!probe.expect(name, 'answer', !isStuck, difference, LIMITS)) return
    await pause(POLL_MS)
  }
}

const checksumOf = (project: unknown) => recordOf(project).checksum

async function expectSame({ read, probe }: Bench, before: Record<string, unknown>, label: string): Promise<void> {
  const { project, state } = recordOf((await read(`GET ${BASE}`)).running)
  const isSame = checksumOf(project) === checksumOf(before.project) && state === before.state
  const difference = `another project runs than before, or it is ${state} instead of ${before.state}`
  probe.expect(label, 'restored', isSame, difference)
}
