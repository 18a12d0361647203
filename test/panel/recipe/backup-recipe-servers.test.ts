import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { plantFilesOf, plantTarget, reachFiles } from '../../setup/plant-files'
import { until } from '../../setup/until'
import { callerAs } from '../http/caller'
import { createPanel } from '../panel'
import type { FileTarget } from '../storage/target'
import { checksumOf } from './recipe-copies'
import { changeRecord } from './recipes'

const test = suite('backup recipe to a file server')
const COPIES = '/project/recipe-backups'

const plant = plantFilesOf(test)

async function start(more: Partial<FileTarget> = {}) {
  const panel = createPanel()
  reachFiles(panel, plant())
  const { state } = panel
  const target = plantTarget('ftp', more)
  state.recipeBackup.settings = { ...state.recipeBackup.settings, target, keep_last: 2 }
  state.recipeBackup.copies = []
  const { call } = await callerAs(panel)
  /** Moves the clock on until a job has ended: its steps take their time, and the network its own. */
  const ended = async (id: string) => {
    for (;;) {
      await panel.clock.advance(500)
      const { body } = await call(`GET /jobs/${id}`)
      if (body.state !== 'running') return body
      await new Promise(setImmediate)
    }
  }
  const backUp = async () => ended((await call(`POST ${COPIES}`)).body.id)
  const paths = () => [...plant().disk.files.keys()]
  return { panel, state, call, ended, backUp, paths }
}

test('writes copies to the server, and deletes those beyond the number kept there', async () => {
  const { state, backUp, paths } = await start()
  for (let count = 1; count <= 3; count += 1) assert.is((await backUp()).state, 'done')
  const { copies } = state.recipeBackup
  assert.equal(paths(), copies.map(({ name }) => `/line2/${name}.json`).reverse())
  assert.is(copies.length, 2)
  assert.is(checksumOf(String(plant().disk.files.get(paths()[0]!))), copies[1]!.checksum)
})

test('restores a copy from the server, as it is there', async () => {
  const { panel, state, call, backUp, ended } = await start()
  const source = state.recipes[0]!
  const before = JSON.stringify(source.records)
  const { id } = (await backUp()).result
  changeRecord(source, 9, { name: 'Changed' }, { by: 'operator', at: panel.clock.now() })
  const plan = (await call(`POST ${COPIES}/${id}/dry-runs`)).body
  assert.equal([plan.copy.host, plan.recipes[0].changed], ['backup.plant.example', 1])
  const { body } = await call(`POST ${COPIES}/${id}/restores`, {
    recipes: plan.recipes.map(({ recipe }: { recipe: string }) => recipe),
    memory: [],
    records: plan.records,
    reason: 'Test'
  })
  assert.is((await ended(body.id)).state, 'done')
  assert.is(JSON.stringify(source.records), before)
  const { url } = (await call(`POST ${COPIES}/${id}/downloads`)).body
  assert.is((await (await panel.fetch(url)).json()).recipes.length, 4)

  const [[path, file]] = [...plant().disk.files] as [[string, Buffer]]
  plant().disk.files.set(path, Buffer.concat([file, Buffer.from(' ')]))
  assert.is((await call(`POST ${COPIES}/${id}/dry-runs`)).body.error_code, 'copy_damaged')
  assert.is((await call(`DELETE ${COPIES}/${id}`)).status, 204)
  assert.is(plant().disk.files.size, 0)
})

test('knows a copy on another server than that of the settings, and deletes one whose file is gone', async () => {
  const { state, call, backUp } = await start()
  const { id } = (await backUp()).result
  const { settings } = state.recipeBackup
  state.recipeBackup.settings = { ...settings, target: { ...settings.target, username: 'line3' } }
  assert.is((await call(`GET ${COPIES}`)).body.items[0].available, false)
  assert.is((await call(`POST ${COPIES}/${id}/dry-runs`)).body.error_code, 'other_server')
  state.recipeBackup.settings = settings
  plant().disk.files.clear()
  assert.is((await call(`DELETE ${COPIES}/${id}`)).status, 204)
})

for (const [code, more] of [
  ['target_unreachable', { host: 'nobody.example' }],
  ['target_login', { password: 'wrong' }],
  ['target_folder', { folder: 'line3' }],
  ['target_full', { folder: '/full' }],
  ['target_certificate', { kind: 'ftps', host: 'old-backup.plant.example' }],
  ['target_host_key', { kind: 'sftp', port: 22 }]
] as const)
  test(`ends with ${code}, and lists no copy`, async () => {
    const { state, backUp, paths } = await start(more)
    const job = await backUp()
    assert.equal([job.state, job.error_code], ['failed', code])
    assert.equal([state.recipeBackup.copies, paths()], [[], []])
  })

test('lists no copy when the server is gone during the transfer, or the copy is read back differently', async () => {
  const { state, backUp, paths } = await start()
  plant().faults.cutAfterBytes = 1000
  assert.is((await backUp()).error_code, 'target_lost')
  state.readBackFault = true
  assert.is((await backUp()).error_code, 'verify_failed')
  assert.equal(state.recipeBackup.copies, [])
  state.readBackFault = false
  assert.is((await backUp()).state, 'done')
  assert.equal(paths(), [`/line2/${state.recipeBackup.copies[0]!.name}.json`])
})

test('leaves nothing on the server when it is cancelled during the transfer', async () => {
  const { panel, state, call, paths } = await start()
  const { id } = (await call(`POST ${COPIES}`)).body
  await panel.clock.advance(4000)
  assert.is((await call(`DELETE /jobs/${id}`)).status, 204)
  assert.is((await call(`GET /jobs/${id}`)).body.state, 'cancelled')
  await until('the complete copy is deleted', () => plant().disk.deleted.some(path => path.endsWith('.json')))
  assert.equal(paths(), [])
  assert.equal(state.recipeBackup.copies, [])
})

test('tries a target with values that are not saved, and the stored password', async () => {
  const { state, call } = await start({ kind: 'sftp', port: 22 })
  const { password, ...stored } = state.recipeBackup.settings.target
  const unknown = (await call(`POST ${COPIES}/target-tests`, stored)).body
  assert.equal([unknown.error_code, unknown.steps[2].state], ['target_host_key', 'failed'])
  const trusted = { ...stored, trusted_fingerprint: unknown.fingerprint, password }
  assert.is((await call(`POST ${COPIES}/target-tests`, trusted)).body.error_code, null)
  assert.is(state.recipeBackup.settings.target.trusted_fingerprint, '', 'nothing is saved')
})

test('writes a copy again after the power was lost during the transfer', async () => {
  const { panel, state, call, paths } = await start()
  const { id } = (await call(`POST ${COPIES}`)).body
  await panel.clock.advance(4000)
  panel.faults.reboot(5)
  await panel.clock.advance(5000)
  while (panel.jobs.read(id, ['backup-recipe'])?.state === 'running') {
    await panel.clock.advance(500)
    await new Promise(setImmediate)
  }
  assert.is(panel.jobs.read(id, ['backup-recipe'])?.state, 'done')
  assert.equal(paths(), [`/line2/${state.recipeBackup.copies[0]!.name}.json`])
})

test.run()
