import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createCaller } from '../http/caller'
import { putBytes } from '../http/put-bytes'
import { createPanel } from '../panel'
import { packContainer } from '../project/container'
import { plantContents } from '../project/plant-contents'
import { buildPackage, type PackageContents } from '../project/project-package'

const test = suite('contents of project packages')
const DATA = [0x44, 0x41, 0x54, 0x41, 0x00, 0x01]
const EMPTY = { recipes: [], dataLogs: [], alarms: [], nodeTree: null }

async function start() {
  const panel = createPanel()
  const caller = createCaller(panel)
  const { call, signIn } = caller
  await signIn('engineer', 'engineer-3152')
  const upload = async (contents: object, more: Partial<PackageContents> = {}) => {
    const payload = packContainer(DATA, contents, new Uint8Array())
    const bytes = buildPackage({ name: 'Line 4', payload, ...more })
    const { body } = await call('POST /project/management/uploads', { file_name: 'x.hmip', size_bytes: bytes.length })
    return putBytes(panel, caller, `/project/management/uploads/${body.id}`, bytes)
  }
  return { panel, call, upload }
}

const copy = () => structuredClone(plantContents())
/** The contents of the plant with one of its parts changed, also to what no type permits. */
function withChange(change: (contents: ReturnType<typeof plantContents>) => void): object {
  const contents = copy()
  change(contents)
  return contents
}
const deep = (levels: number) => {
  let folder: object = { name: 'x', folders: [], tags: [] }
  for (let level = 0; level < levels; level += 1) folder = { name: 'x', folders: [folder], tags: [] }
  return folder
}

const WRONG: [string, object][] = [
  ['recipes of an id', { ...EMPTY, recipes: [{ id: 'r' }] }],
  ['logs of an id', { ...EMPTY, dataLogs: [{ id: 'd' }] }],
  ['alarms of an id', { ...EMPTY, alarms: [{ id: 'a' }] }],
  ['no alarms', { ...EMPTY, alarms: undefined }],
  ['folders without tags', { ...EMPTY, nodeTree: { folders: [{ name: 'x' }] } }],
  ['a tree of 500 levels', { ...EMPTY, nodeTree: { folders: [deep(500)] } }],
  ['an interval of 0', withChange(({ dataLogs: [log] }) => Object.assign(log!, { everySeconds: 0 }))],
  ['a signal of no kind', withChange(({ dataLogs: [log] }) => Object.assign(log!.channels[0]!, { signal: {} }))],
  ['stretches of its own', withChange(({ dataLogs: [log] }) => Object.assign(log!, { stretches: [] }))],
  ['a limit that is no number', withChange(({ recipes: [recipe] }) => Object.assign(recipe!.items[0]!, { min: 'x' }))],
  ['a value too few', withChange(({ recipes: [it] }) => Object.assign(it!, { records: [{ name: 'x', values: [] }] }))],
  ['an id twice', withChange(({ alarms }) => alarms.push(alarms[0]!))],
  ['a name with U+0000', withChange(({ recipes: [recipe] }) => Object.assign(recipe!, { name: 'a\u0000b' }))],
  ['a name with a line end', withChange(({ dataLogs: [log] }) => Object.assign(log!, { name: 'a\nb' }))],
  ['a name of 5001', withChange(({ dataLogs: [log] }) => Object.assign(log!, { name: 'x'.repeat(5001) }))],
  ['a text of an alarm without English', withChange(({ alarms: [alarm] }) => Object.assign(alarm!, { texts: {} }))]
]

test('that are incomplete or inconsistent are damaged, before anything stops', async () => {
  for (const [name, contents] of WRONG) {
    const { upload } = await start()
    const { status, body } = await upload(contents)
    assert.equal([status, body.error_code], [400, 'package_damaged'], name)
  }
})

test('may be those of the plant, or none', async () => {
  const { upload } = await start()
  for (const contents of [copy(), EMPTY]) assert.is((await upload(contents)).status, 200)
})

test('of a header that is shown everywhere are short and visible', async () => {
  const { upload } = await start()
  const texts = ['', 'x'.repeat(101), 'A\u202egnp.exe', 'a\u0000', 'a\nb', '\u200b', 'a\u007f']
  for (const text of texts)
    for (const field of ['name', 'model', 'toolVersion'])
      assert.is((await upload(EMPTY, { [field]: text })).body.error_code, 'package_damaged', JSON.stringify(text))
  assert.is((await upload(EMPTY, { name: '라인 4, 充填' })).status, 200)
})

test('that name a device like what every object has leave the panel at work', async () => {
  const { panel, call, upload } = await start()
  const [alarm] = plantContents().alarms
  const alarms = ['__proto__', 'constructor', 'toString'].map(plc => ({ ...alarm, id: `a${plc}`, source: { plc } }))
  const logs = plantContents().dataLogs.map(log => ({ ...log, plc: 'constructor' }))
  const { body } = await upload({ ...EMPTY, alarms, dataLogs: logs })
  const kept = { keep_recipes: true, keep_history: true, keep_retentive: true }
  const order = { candidate: body.id, password: 'upload-3152', ...kept }
  const { body: job } = await call('POST /project/management/updates', order)
  await panel.clock.advance(60_000)
  assert.is((await call(`GET /jobs/${job.id}`)).body.state, 'done')
  assert.is((await call('GET /data/events?limit=1')).status, 200)
  assert.is((await call('GET /data/logs')).status, 200)
})

test.run()
