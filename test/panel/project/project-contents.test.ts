import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { recordsOf } from '../data-log/data-log-source'
import { type CallName, startPanel } from '../http/caller'
import { createIdleEngine } from '../opcua/idle-engine'
import { leftBytes } from './install-contents'
import { madeFile } from './media'
import { nextPlantContents, plantContents } from './plant-contents'
import type { ProjectContents } from './project-contents'
import { buildPackage, projectPayload } from './project-package'
import { neededBytes } from './projects'

const test = suite('project contents')
const NEXT = 'bottling-line-2_v2.4.hmip'
const KEEP = { keep_recipes: true, keep_history: true, keep_retentive: true }
const PASSWORD = 'upload-3152'
const JOB_MS = 40_000
const DAY = 86_400_000

async function start() {
  const { panel, call, signIn } = await startPanel()
  const update = async (path = NEXT, kept: Partial<typeof KEEP> = {}) => {
    const { body } = await call('POST /project/management/candidates', { medium: 'usb1', path })
    const order = { candidate: body.id, password: PASSWORD, ...KEEP, ...kept }
    assert.is((await call('POST /project/management/updates', order)).status, 201)
    await panel.clock.advance(JOB_MS)
  }
  const updateTo = async (contents: ProjectContents, kept: Partial<typeof KEEP> = {}) => {
    const make = () => buildPackage({ name: 'Line 4', payload: projectPayload(contents, 0, 1) })
    panel.state.media[0]?.files.push(madeFile('line-4.hmip', 0, make))
    await update('line-4.hmip', kept)
  }
  const rollBack = async () => {
    assert.is((await call('POST /project/management/rollbacks', { password: PASSWORD })).status, 201)
    await panel.clock.advance(JOB_MS)
  }
  const names = async (operation: CallName): Promise<string[]> =>
    (await call(operation)).body.items.map(({ name }: { name: string }) => name)
  const recipe = (id: string) => panel.state.recipes.find(other => other.id === id)
  const log = (id: string) => panel.state.dataLogs.find(other => other.id === id)
  const recordsIn = (id: string) => recordsOf(log(id)!, panel.clock.now()).total
  return { panel, call, signIn, update, updateTo, rollBack, names, recipe, recordsIn }
}

test('an update installs the recipes, logs and nodes of its package', async () => {
  const { call, update, names } = await start()
  await update()
  assert.equal(await names('GET /project/recipes'), ['Bottle formats', 'CIP programs', 'Label texts', 'Cap formats'])
  const { items: caps } = (await call('GET /project/recipes/cap-formats/records')).body
  assert.equal(
    caps.map(({ name, values }: { name: string; values: string[] }) => [name, ...values]),
    [
      ['Screw cap 28', '28', '1.8'],
      ['Sports cap 38', '38', '2.4']
    ]
  )
  const logs = await names('GET /data/logs')
  assert.equal(logs, ['Filler temperatures', 'Bottle washer', 'Pallets', 'Energy', 'Capper torque'])
  const { folders } = (await call('GET /opcua/node-tree')).body
  assert.equal(
    folders.map(({ name }: { name: string }) => name),
    ['Filler', 'Capper']
  )
})

test('a log that the package adds has records from the start of the project on, at the end of the job', async () => {
  const { panel, update, recordsIn } = await start()
  await update()
  const since = panel.state.project!.since
  assert.is(recordsIn('capper-torque'), Math.floor((panel.clock.now() - since) / 1000) + 1)
  assert.is(recordsIn('energy'), 0)
})

test('records and history go on where the package defines the same, if they are kept', async () => {
  const { panel, call, updateTo, recipe, recordsIn } = await start()
  const numbersOfEvents = async (): Promise<number[]> =>
    (await call('GET /data/events?limit=500')).body.items.map(({ number }: { number: number }) => number)
  const contents = plantContents()
  const [records, history] = [recipe('label-texts')!.records.length, recordsIn('pallets')]
  await updateTo(contents)
  assert.is(recipe('label-texts')!.records.length, records)
  assert.ok(recordsIn('pallets') >= history)
  const events = await numbersOfEvents()
  await updateTo(contents, { keep_recipes: false, keep_history: false })
  const after = await numbersOfEvents()
  assert.equal(
    events.slice(0, 400).filter(number => !after.includes(number)),
    [],
    'no event is deleted'
  )
  assert.is(recipe('label-texts')!.records.length, 0)
  assert.ok(recordsIn('pallets') < 3)
  const { removed = 0 } = panel.state.dataLogs.find(({ id }) => id === 'pallets')!
  assert.ok(removed >= history, 'numbers are not used again')
})

test('values go over to a changed recipe by the name of their item', async () => {
  const { updateTo, recipe } = await start()
  const contents = plantContents()
  const cleaning = contents.recipes.find(({ id }) => id === 'cip-programs')!
  const before = recipe('cip-programs')!.records[1]!
  const [caustic, temperature, ...others] = cleaning.items
  cleaning.items = [temperature!, { ...caustic!, max: '1', initial: '0.5' }, ...others]
  await updateTo(contents)
  const after = recipe('cip-programs')!
  assert.equal(before.values, ['1.5', '60', '1200', '1'])
  assert.equal([after.records[1]!.name, after.records[1]!.values], [before.name, ['60', '0.5', '1200', '1']])
  assert.ok(
    after.records.every(({ number }) => number > before.number),
    'numbers are not used again'
  )
})

test('alarms of the package are watched, and those that it does not have return to normal', async () => {
  const { panel, call, signIn, update } = await start()
  panel.state.alarms = [{ ...nextPlantContents().alarms.at(-1)!, id: 'always' }]
  await panel.clock.advance(5000)
  const active = async () => {
    await signIn('engineer', 'engineer-3152')
    const { items } = (await call('GET /data/events?state=triggered,acknowledged')).body
    return items.map(({ text, triggered_at }: Record<string, string>) => [text, triggered_at])
  }
  assert.equal(await active(), [['Capper: calibration due', '2026/11/14 09:41:09']])
  await update()
  const due = (await active()).filter(([text]: string[]) => text === 'Capper: calibration due')
  assert.is(due.length, 1)
  assert.ok(due[0][1] > '2026/11/21 09:41:30', 'that of the new project, which began with it')
})

test('nothing is triggered while the project is stopped, whenever the log is read', async () => {
  const read = await start()
  const unread = await start()
  const events = async ({ call, signIn }: Awaited<ReturnType<typeof start>>) => {
    await signIn('engineer', 'engineer-3152')
    return (await call('GET /data/events?limit=20')).body.items
  }
  for (const { panel, call } of [read, unread]) {
    panel.state.jobPace = 200
    await call('POST /project/management/restarts')
  }
  for (let minute = 0; minute < 40; minute += 1) {
    for (const { panel } of [read, unread]) await panel.clock.advance(60_000)
    await events(read)
  }
  assert.equal(await events(read), await events(unread))
})

test('OPC UA follows the package: its nodes, or none', async () => {
  const { panel, call, update, updateTo } = await start()
  await panel.opcua.attach(createIdleEngine())
  const server = async () => (await call('GET /opcua/server')).body
  await update()
  assert.equal([(await server()).state, (await server()).nodes], ['Running', 8])
  await updateTo({ ...plantContents(), nodeTree: null })
  assert.equal([(await server()).state, (await server()).availability], ['Stopped', 'not_in_project'])
  await update()
  assert.is((await server()).state, 'Running')
})

test('the disk has room for both projects for a day, and for one after it', async () => {
  const { panel, update } = await start()
  const { disk } = panel.state
  const before = disk.usedBytes
  const previous = neededBytes(panel.state.project!)
  await update()
  const next = neededBytes(panel.state.project!)
  assert.is(disk.usedBytes, before + next)
  const left = leftBytes(panel.state, panel.state.previousProject?.installed, panel.clock.now())
  assert.ok(left > 0, 'records of the log that the new project does not have')
  await panel.clock.advance(DAY)
  assert.is(disk.usedBytes, before + next - previous - left)
})

test('a rollback has everything back as it was', async () => {
  const { panel, call, update, rollBack, names, recipe, recordsIn } = await start()
  const { disk } = panel.state
  const read = async () => [
    await names('GET /project/recipes'),
    await names('GET /data/logs'),
    (await call('GET /opcua/node-tree')).body,
    recipe('bottle-formats')?.records,
    Math.round(disk.usedBytes / 1_000_000)
  ]
  const before = await read()
  const history = recordsIn('strange-names')
  await update()
  await call('DELETE /project/recipes/bottle-formats/records/0')
  await rollBack()
  assert.equal(await read(), before)
  assert.ok(recordsIn('strange-names') >= history)
})

test('refuses a package whose contents cannot be read', async () => {
  const { panel, call } = await start()
  const payload = projectPayload({ ...plantContents(), recipes: [{ name: 'without an id' } as never] }, 0, 1)
  panel.state.media[0]?.files.push(madeFile('wrong.hmip', 0, () => buildPackage({ name: 'Line 4', payload })))
  const { status, body } = await call('POST /project/management/candidates', { medium: 'usb1', path: 'wrong.hmip' })
  assert.equal([status, body.error_code], [400, 'package_damaged'])
})

test.run()
