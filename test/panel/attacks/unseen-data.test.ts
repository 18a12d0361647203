import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { RUNS, startDataBackups } from '../../setup/data-backups'
import { plantFilesOf, plantTarget } from '../../setup/plant-files'
import { NO_TARGET } from '../storage/target-settings'

const test = suite('unseen data')
const plant = plantFilesOf(test)
const PC = `POST ${RUNS}?target=pc`

async function start(roles: string[], target = plantTarget('ftp')) {
  const started = await startDataBackups(plant(), target, {
    contents: ['data_logs', 'events', 'operations']
  })
  const engineer = started.state.accounts.find(({ username }) => username === 'engineer')!
  engineer.roles = roles
  return { ...started, engineer }
}

test('is in no backup to this PC', async () => {
  const { call, ended, runs } = await start(['backup-data', 'data-log'], NO_TARGET)
  const { body } = await call(PC)
  await ended(body.id)
  const [{ files }] = await runs()
  const names = files.map(({ name }: { name: string }) => name).join(' ')
  assert.not.match(names, /events|operations/i)
  assert.match(names, /Filler-temperatures/)
})

test('is refused where nothing else is left, and in the files of others', async () => {
  const { call, ended, runs, engineer } = await start(['backup-data'], NO_TARGET)
  const none = await call(PC)
  assert.equal([none.status, none.body.details], [403, { permission: 'data-log' }])
  engineer.roles = ['backup-data', 'data-log', 'event-log', 'operation-log']
  await ended((await call(PC)).body.id)
  const [{ id, files }] = await runs()
  const download = async () => (await call(`POST ${RUNS}/${id}/downloads`, { name: files[0].name })).status
  assert.is(await download(), 201)
  engineer.roles = ['backup-data', 'data-log']
  assert.is(await download(), 403)
})

test('is neither added to the settings nor taken to another target; what was configured goes on', async () => {
  const { save, backUp, runs, engineer, backup } = await start(['backup-data'])
  assert.equal((await save({ target: { ...backup.settings.target, password: 'x', folder: '/mine' } })).body.fields, {
    contents: 'not_allowed'
  })
  assert.is((await save({ days: 3 })).status, 204)
  assert.is((await backUp())?.state, 'done')
  assert.match(JSON.stringify((await runs())[0].files), /operations/)
  engineer.roles = ['backup-data', 'data-log']
  assert.is((await save({ contents: ['data_logs'] })).status, 204)
  assert.equal((await save({ contents: ['data_logs', 'events'] })).body.fields, { contents: 'not_allowed' })
})

test('is not taken to a server of another host key, certificate, port or account', async () => {
  const { save, backup, engineer } = await start(['backup-data'], {
    ...plantTarget('sftp'),
    trusted_fingerprint: `SHA256:${'A'.repeat(43)}`
  })
  const { target } = backup.settings
  const { port, username } = target
  const others = [
    { trusted_fingerprint: `SHA256:${'B'.repeat(43)}` },
    { trusted_fingerprint: '' },
    { port: port + 1 },
    { username: `${username}2` }
  ]
  for (const other of others) {
    const { body } = await save({ target: { ...target, ...other, password: 'mine' } })
    assert.equal(body.fields, { contents: 'not_allowed' }, JSON.stringify(other))
  }
  assert.equal(backup.settings.target, target)
  engineer.roles = ['backup-data', 'data-log', 'event-log', 'operation-log']
  assert.is((await save({ target: { ...target, ...others[0], password: 'mine' } })).status, 204)
})

test.run()
