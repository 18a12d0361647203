import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Schemas } from '../../../src/api/generated/schema'
import { type BodyFor, startPanel } from '../http/caller'
import { fromHex, wordsAt, writeWords } from '../project/registers'
import type { FileTarget } from '../storage/target'
import { changeRecord } from './recipes'

const test = suite('backup recipe')
const COPIES = '/project/recipe-backups'
const LAST_NIGHT = '0000000000000001'

/** Every part of a copy, as its dry run lists them. */
const whole = ({ recipes, memory, records }: Schemas['RecipeRestorePlan']) => ({
  recipes: recipes.map(({ recipe }) => recipe),
  memory: memory.map(({ area }) => area),
  records
})

type Restore = BodyFor<`POST ${typeof COPIES}/${string}/restores`>

async function start() {
  const { panel, ...caller } = await startPanel()
  const { call } = caller
  const backup = panel.state.recipeBackup
  const { target, ...settings } = backup.settings
  /** With changes of the first settings; those of the target have its names. */
  const save = async (more: object, moreOfTarget: Partial<FileTarget> = {}) => {
    const version = (await call(`GET ${COPIES}/settings`)).headers.get('ETag') ?? ''
    const { password, ...changed } = { ...target, ...moreOfTarget }
    const body = { ...settings, target: { ...changed, ...(password && { password }) }, ...more }
    return call(`PUT ${COPIES}/settings`, body, { 'If-Match': version })
  }
  /** The text of a copy on the drive. */
  const fileOfCopy = (place = 0) => {
    const file = panel.state.media[0]!.files.find(({ path }) => path === `${backup.copies[place]!.name}.json`)
    return Buffer.from(file!.read()).toString()
  }
  const ended = async (id: string) => {
    await panel.clock.advance(6000)
    return (await call(`GET /jobs/${id}`)).body
  }
  const backUp = async () => ended((await call(`POST ${COPIES}`)).body.id)
  return { panel, ...caller, backup, save, backUp, ended, fileOfCopy }
}

test('writes a copy, reads it back and drops those beyond the number kept', async () => {
  const { panel, backup, save, backUp } = await start()
  await save({ keep_last: 2 })
  const free = panel.state.media[0]!.freeBytes
  const job = await backUp()
  assert.equal([job.state, job.result.name], ['done', 'line2-hmi_recipe_20261121_094108'])
  const onUsb = backup.copies.filter(({ target }) => target.kind === 'usb').map(({ name }) => name)
  assert.equal(onUsb, ['line2-hmi_recipe_20261121_094108', 'line2-hmi_recipe_20261120_094107'])
  assert.ok(backup.copies.some(({ target }) => target.kind === 'pc'))
  assert.ok(panel.state.media[0]!.freeBytes > free, 'dropped copies give their space back')
})

test('fails with the cause and leaves nothing behind', async () => {
  const { panel, backup, backUp, call } = await start()
  const { media } = panel.state
  const [usb] = media
  const failsWith = async () => (await backUp()).error_code
  const before = backup.copies.length
  panel.state.media = []
  assert.is(await failsWith(), 'medium_missing')
  panel.state.media = media
  usb!.freeBytes = 1000
  assert.is(await failsWith(), 'not_enough_space')
  usb!.freeBytes = 10_000_000
  panel.state.readBackFault = true
  assert.is(await failsWith(), 'verify_failed')
  assert.is(usb!.freeBytes, 10_000_000)
  panel.state.readBackFault = false
  usb!.readOnly = true
  assert.is(await failsWith(), 'medium_read_only')
  usb!.readOnly = false
  assert.is(backup.copies.length, before)

  const { body } = await call(`POST ${COPIES}`)
  await panel.clock.advance(2000)
  panel.state.media = []
  await panel.clock.advance(4000)
  assert.is((await call(`GET /jobs/${body.id}`)).body.error_code, 'medium_missing', 'pulled while it was written')
})

test('runs the schedule by the clock of the panel, also when that is set', async () => {
  const { panel, backup, save, signIn } = await start()
  await save({ schedule: 'daily', daily_at: '09:45', keep_last: 100 })
  const scheduled = () => backup.copies.filter(({ madeBy }) => madeBy === '').length
  await panel.clock.advance(3 * 60_000)
  assert.is(scheduled(), 2)
  await panel.clock.advance(60_000)
  assert.is(scheduled(), 3)
  await panel.clock.advance(24 * 3_600_000)
  assert.is(scheduled(), 4)
  panel.clock.set(Date.UTC(2026, 11, 1, 9, 44, 50))
  await panel.clock.advance(20_000)
  assert.is(scheduled(), 5)
  await signIn('engineer', 'engineer-3152')
  assert.is((await save({ schedule: 'none' })).status, 204)
  await panel.clock.advance(48 * 3_600_000)
  assert.is(scheduled(), 5)
})

test('backs up after a change, and not without one', async () => {
  const { panel, backup, save, fileOfCopy } = await start()
  await save({ schedule: 'change' })
  await panel.clock.advance(60_000)
  assert.is(backup.copies.length, 5)
  changeRecord(panel.state.recipes[0]!, 9, { name: 'Changed' }, { by: 'operator', at: panel.clock.now() })
  await panel.clock.advance(60_000)
  assert.is(backup.copies.length, 6)
  assert.match(fileOfCopy(), '"Changed"')
})

test('knows the media of Project Management, and lets none go that it writes to', async () => {
  const { panel, call, save } = await start()
  const eject = (id: string) => call(`POST /project/management/media/${id}/eject`)
  const media = async () => (await call(`GET ${COPIES}/situation`)).body.media
  const readable = async () =>
    (await call(`GET ${COPIES}`)).body.items.filter((copy: { available: boolean }) => copy.available).length
  assert.equal(
    (await media()).map(({ target }: { target: string }) => target),
    ['usb', 'sd']
  )
  assert.is((await save({}, { kind: 'sd' })).status, 204)
  assert.is((await eject('sd1')).status, 204)
  assert.equal((await save({}, { kind: 'sd' })).body.fields, { kind: 'medium_missing' })
  await save({})
  await call(`POST ${COPIES}`)
  assert.is((await eject('usb1')).body.error_code, 'medium_in_use')
  await panel.clock.advance(6000)
  assert.is(await readable(), 6)
  const [usb] = panel.state.media
  assert.is((await eject('usb1')).status, 204)
  assert.equal(await media(), [])
  assert.is(await readable(), 1)
  panel.state.media = [{ ...usb!, id: 'usb2', label: 'OTHER' }]
  assert.is(await readable(), 1, 'another drive does not have these copies')
  panel.state.media = [usb!]
  assert.is(await readable(), 6)
})

test('keeps the words of both memories in a copy, and puts back those that it holds', async () => {
  const { panel, save, backUp, ended, call, fileOfCopy } = await start()
  const { retentive, extended } = panel.state.registers
  const restored = async (id: string) => {
    const plan = (await call(`POST ${COPIES}/${id}/dry-runs`)).body
    const { body } = await call(`POST ${COPIES}/${id}/restores`, { ...whole(plan), reason: 'Test' })
    return { plan, job: await ended(body.id) }
  }
  await save({ contents: ['retentive', 'extended'] })
  const { result } = await backUp()
  const copy = JSON.parse(fileOfCopy())
  assert.equal([copy.retentive.length, copy.extended.length, copy.recipes], [1280 * 4, 2048 * 4, undefined])
  const kept = fromHex(copy.retentive)
  assert.ok(kept.filter(word => word > 0).length > 50)

  await panel.clock.advance(60_000)
  const now = wordsAt(extended, panel.clock.now())
  writeWords(extended, [...now.slice(0, 100), 4711, ...now.slice(101)], panel.clock.now())
  assert.ok(wordsAt(retentive, panel.clock.now())[0]! > kept[0]!, 'the counter has advanced')
  const { plan, job } = await restored(result.id)
  assert.equal(plan.memory[0], { area: 'retentive', words: 1280, changed: 3 })
  assert.is(plan.memory[1].changed, 4)
  assert.is(job.result.words, 7)
  const back = wordsAt(retentive, retentive.countsSince!)
  assert.equal(back, kept)
  assert.is(extended.words[100], fromHex(copy.extended)[100])
  await panel.clock.advance(10_000)
  assert.ok(wordsAt(retentive, panel.clock.now())[0]! > kept[0]!, 'counts on from there')

  const before = extended.words
  await save({ contents: ['retentive'] })
  const only = await backUp()
  assert.equal(
    (await restored(only.result.id)).plan.memory.map(({ area }: { area: string }) => area),
    ['retentive']
  )
  assert.is(extended.words, before, 'what the copy does not hold stays')
})

test('takes the compile date from the project that runs', async () => {
  const { panel, call } = await start()
  const { compiled_at } = (await call('GET /project/management')).body.running.project
  assert.is((await call(`GET ${COPIES}/situation`)).body.project.compiled_at, compiled_at)
  panel.state.project = { ...panel.state.project!, compiledAt: panel.clock.now() }
  assert.is((await call(`POST ${COPIES}/${LAST_NIGHT}/dry-runs`)).body.obstacle, 'project_mismatch')
})

test('backs up once to another target without a change of the settings', async () => {
  const { backup, call, ended } = await start()
  const before = JSON.stringify(backup.settings)
  const { body } = await call(`POST ${COPIES}?target=pc`)
  const job = await ended(body.id)
  assert.equal([job.state, job.result.target, backup.copies[0]!.target.kind], ['done', 'pc', 'pc'])
  assert.is(JSON.stringify(backup.settings), before)
  assert.is((await call(`POST ${COPIES}?target=tape`)).status, 400)
  assert.equal((await call(`POST ${COPIES}?target=ftp`)).body.fields, { target: 'not_allowed' })
})

test('shows what a restore would do, and then does that', async () => {
  const { panel, call, ended } = await start()
  const source = panel.state.recipes[0]!
  const before = JSON.stringify(source.records)
  changeRecord(source, 9, { name: 'Changed' }, { by: 'operator', at: panel.clock.now() })
  await call('DELETE /project/recipes/bottle-formats/records/3')
  const { values } = source.records[0]!
  const [{ definition }] = (await call('GET /project/recipes')).body.items
  await call('POST /project/recipes/bottle-formats/records', { definition, name: 'Later', values })
  const plan = (await call(`POST ${COPIES}/${LAST_NIGHT}/dry-runs`)).body
  assert.equal(plan.recipes[0], { recipe: 'Bottle formats', added: 1, changed: 1, deleted: 1, unchanged: 26 })
  assert.is(source.records.length, 28)

  const restore = (body: Restore) => call(`POST ${COPIES}/${LAST_NIGHT}/restores`, body)
  assert.equal((await restore({ ...whole(plan), records: 5, reason: ' ' })).body.fields, {
    records: 'count_differs',
    reason: 'required'
  })
  const started = await restore({ ...whole(plan), reason: 'Wrong record saved' })
  assert.is((await call(`POST ${COPIES}`)).body.error_code, 'busy')
  const job = await ended(started.body.id)
  assert.equal([job.state, job.result.added, job.result.changed, job.result.deleted], ['done', 1, 1, 1])
  assert.is(JSON.stringify(source.records), before)
  assert.is(source.nextNumber, 29, 'a number is not given again')
})

test('restores the chosen parts alone, and none that the copy does not hold', async () => {
  const { panel, call, ended } = await start()
  const [formats, caps] = panel.state.recipes
  const by = { by: 'operator', at: panel.clock.now() }
  const before = JSON.stringify(formats!.records)
  changeRecord(formats!, 9, { name: 'Wrong' }, by)
  changeRecord(caps!, caps!.records[0]!.number, { name: 'Kept' }, by)
  const restore = (body: Partial<Restore>) =>
    call(`POST ${COPIES}/${LAST_NIGHT}/restores`, { recipes: [], memory: [], records: 0, reason: 'Test', ...body })
  assert.equal((await restore({})).body.fields, { recipes: 'required' })
  assert.equal((await restore({ recipes: ['Soup'], memory: ['extended'] })).body.fields, {
    recipes: 'not_allowed',
    memory: 'not_allowed'
  })
  assert.equal((await restore({ recipes: [formats!.name], records: 1036 })).body.fields, { records: 'count_differs' })
  const job = await ended((await restore({ recipes: [formats!.name], records: 28 })).body.id)
  assert.equal([job.result.changed, job.result.records], [1, 28])
  assert.is(JSON.stringify(formats!.records), before)
  assert.is(caps!.records[0]!.name, 'Kept')
})

test('begins one of two restores that are sent at the same time', async () => {
  const { call } = await start()
  const order = { recipes: ['Bottle formats'], memory: [], records: 28, reason: 'Test' }
  const restore = () => call(`POST ${COPIES}/${LAST_NIGHT}/restores`, order)
  const answers = await Promise.all([restore(), restore()])
  assert.equal(
    answers.map(({ status, body }) => body.error_code ?? status),
    [201, 'busy']
  )
})

test('restores no copy of another project, of newer firmware, or that was changed', async () => {
  const { panel, call, backup, ended } = await start()
  const plan = (await call(`POST ${COPIES}/${LAST_NIGHT}/dry-runs`)).body
  const body = { ...whole(plan), reason: 'Test' }
  const code = async (id: string) => (await call(`POST ${COPIES}/${id}/restores`, body)).body.error_code
  assert.is(await code('9'.padStart(16, '0')), 'project_mismatch')
  assert.is(await code('40'.padStart(16, '0')), 'wrong_version')
  const file = panel.state.media[0]!.files.find(({ path }) => path === `${backup.copies[0]!.name}.json`)!
  const changed = Buffer.from(file.read()).toString().replace('Still water', 'Stale water')
  const { read } = file
  file.read = () => Buffer.from(changed)
  assert.is(await code(LAST_NIGHT), 'copy_damaged')
  file.read = read
  const started = await call(`POST ${COPIES}/${LAST_NIGHT}/restores`, body)
  file.read = () => Buffer.from(changed)
  assert.is((await ended(started.body.id)).error_code, 'verify_failed', 'changed since the restore was confirmed')
})

test('offers a copy for download, and never shows the password', async () => {
  const { call, panel, save } = await start()
  const { body } = await call(`POST ${COPIES}/${LAST_NIGHT}/downloads`)
  const response = await panel.fetch(body.url)
  assert.match(response.headers.get('Content-Disposition')!, 'line2-hmi_recipe_20261120_094107.json')
  assert.is((await response.json()).recipes.length, 4)
  await save({}, { kind: 'ftp', host: 'a.example', username: 'u', password: 'secret-9' })
  const read = await call(`GET ${COPIES}/settings`)
  assert.is(read.body.target.password_set, true)
  assert.not(JSON.stringify([read.body, panel.log]).includes('secret-9'))
})

test.run()
