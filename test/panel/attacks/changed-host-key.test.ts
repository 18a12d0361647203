import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startDataBackups } from '../../setup/data-backups'
import { plantFilesOf, plantTarget } from '../../setup/plant-files'
import type { FileTarget } from '../storage/target'

const test = suite('SFTP server whose host key changes')
const plant = plantFilesOf(test)
const COPIES = '/project/recipe-backups'
const CHANGED = 'target_host_key_changed'
const MINUTE = 60_000

/** A panel that backs up to the server whose key its user has trusted. */
async function start() {
  const started = await startDataBackups(plant())
  const { panel, backup, call } = started
  const plain = plantTarget('sftp')
  const { fingerprint } = await panel.storage.test(plain)
  const target: FileTarget = { ...plain, trusted_fingerprint: fingerprint ?? '' }
  const { recipeBackup } = panel.state
  Object.assign(recipeBackup, { copies: [], settings: { ...recipeBackup.settings, target } })
  Object.assign(backup.settings, { target })
  const ended = async (id: string) => {
    for (;;) {
      await panel.clock.advance(250)
      const { body } = await call(`GET /jobs/${id}`)
      if (body.state !== 'running') return body
      await new Promise(setImmediate)
    }
  }
  const backUpRecipes = async () => ended((await call(`POST ${COPIES}`)).body.id)
  const { password: _, ...sent } = target
  const { fingerprint: changed } = await withOtherKey(() => panel.storage.test(plain))
  return { ...started, sent, changed: changed ?? '', backUpRecipes }
}

async function withOtherKey<T>(run: () => Promise<T>): Promise<T> {
  plant().faults.hostKeyChanged = true
  try {
    return await run()
  } finally {
    plant().faults.hostKeyChanged = false
  }
}

const captured = () => plant().faults.captured

test('gets no password of a test, a backup of data, one by the schedule, or one of recipes', async () => {
  const { call, backUp, backUpRecipes, runs, save, clock, sent } = await start()
  assert.equal([(await backUp())?.state, (await backUpRecipes()).state], ['done', 'done'])
  plant().faults.hostKeyChanged = true
  for (const path of ['/data/backup/target-tests', `${COPIES}/target-tests`] as const)
    assert.is((await call(`POST ${path}`, sent)).body.error_code, CHANGED, path)
  assert.is((await backUp())?.error_code, CHANGED)
  assert.is((await backUpRecipes()).error_code, CHANGED)
  const before = (await runs()).length
  await save({ schedule: 'daily', at: '09:50' })
  await clock.advance(10 * MINUTE)
  while ((await runs()).length === before || (await runs())[0].state === 'running') await clock.advance(1000)
  assert.is((await runs())[0].error_code, CHANGED)
  assert.equal(captured(), [])
})

test('gets no password of a restore, a download or a deletion of recipes', async () => {
  const { call, backUpRecipes } = await start()
  const { id } = (await backUpRecipes()).result
  plant().faults.hostKeyChanged = true
  assert.is((await call(`POST ${COPIES}/${id}/dry-runs`)).body.error_code, CHANGED)
  assert.is((await call(`POST ${COPIES}/${id}/downloads`)).body.error_code, CHANGED)
  assert.is((await call(`DELETE ${COPIES}/${id}`)).body.error_code, CHANGED)
  assert.equal([captured(), plant().disk.files.size], [[], 1])
})

test('gets no password where it changes between the upload and its verification', async () => {
  const { begin, ended } = await start()
  const { files } = plant().disk
  const set = files.set.bind(files)
  files.set = (path, content) => {
    if (path.endsWith('.csv')) plant().faults.hostKeyChanged = true
    return set(path, content)
  }
  const job = await ended(await begin())
  Reflect.deleteProperty(files, 'set')
  assert.equal([job?.state, job?.error_code, captured()], ['failed', CHANGED, []])
})

test('gets a stored password only where it is entered again for the new key', async () => {
  const { call, save, sent, changed } = await start()
  const trusted = { ...sent, trusted_fingerprint: changed }
  plant().faults.hostKeyChanged = true
  const refused = await save({ target: trusted })
  assert.equal([refused.status, refused.body.fields], [400, { password: 'required' }])
  const tested = await call('POST /data/backup/target-tests', trusted)
  assert.equal([tested.status, captured()], [400, []])
  assert.is((await call('POST /data/backup/target-tests', { ...trusted, password: 'new-3152' })).status, 200)
  assert.equal(captured(), ['new-3152'])
})

test.run()
