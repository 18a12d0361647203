import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type BodyFor, startPanel } from '../http/caller'

const test = suite('email contacts')
const CONTACTS = '/email/contacts'
type Path = `/email/contacts/${string}` | `/email/groups/${string}`
const ANN = { name: 'Ann', mail: 'ann@plant.example', groups: ['B'] }

async function start() {
  const { panel, ...caller } = await startPanel()
  const { call, versionOf } = caller
  const save = async <P extends Path>(path: P, body: BodyFor<`PUT ${P}`>) =>
    call(`PUT ${path}`, body, await versionOf(path))
  const listed = async () => (await call(`GET ${CONTACTS}`)).body.items
  return { panel, call, versionOf, save, listed }
}

test('keeps a contact through its life', async () => {
  const { call, save, listed } = await start()
  const { status, body } = await call(`POST ${CONTACTS}`, ANN)
  assert.equal([status, body], [201, { id: 'ann', ...ANN }])
  assert.is((await save(`${CONTACTS}/ann`, { ...ANN, name: ' Ann B ', groups: ['D', 'A'] })).status, 204)
  assert.equal((await call(`GET ${CONTACTS}/ann`)).body, { ...ANN, id: 'ann', name: 'Ann B', groups: ['A', 'D'] })
  assert.ok((await call('GET /email/groups/D')).body.members.includes('ann'))
  assert.is((await call(`DELETE ${CONTACTS}/ann`)).status, 204)
  assert.is((await call(`DELETE ${CONTACTS}/ann`)).status, 404)
  assert.not.ok((await call('GET /email/groups/D')).body.members.includes('ann'))
  assert.is((await listed()).length, 11)
})

test('takes each mail once, whatever its case', async () => {
  const { call, save } = await start()
  const twin = await call(`POST ${CONTACTS}`, { ...ANN, mail: 'MIKA.sato@PLANT.example' })
  assert.equal([twin.status, twin.body.fields], [409, { mail: 'already_exists' }])
  const other = await save(`${CONTACTS}/jiwoo-kim`, { ...ANN, mail: 'Mika.Sato@plant.example' })
  assert.equal(other.body.fields, { mail: 'already_exists' })
  assert.is((await save(`${CONTACTS}/mika-sato`, { ...ANN, mail: 'Mika.Sato@plant.example' })).status, 204)
})

const LIMITS: [name: string, wrong: unknown[], right: unknown[]][] = [
  ['name', ['', ' ', 'a\nb', 'a'.repeat(65)], ['a', '線'.repeat(64)]],
  ['mail', ['', 'a', 'a@', 'a b@c', `${'a'.repeat(65)}@c`], ['a@c', `${'a'.repeat(64)}@c`]],
  ['groups', [['Q'], ['a'], ['A', 'A']], [[], [...'ABCDEFGHIJKLMNOP']]]
]

for (const [name, wrong, right] of LIMITS) {
  test(`keeps ${name} of a contact within its limits`, async () => {
    const { call, save } = await start()
    for (const value of wrong) {
      const { status, body } = await call(`POST ${CONTACTS}`, { ...ANN, [name]: value })
      assert.equal([status, Object.keys(body.fields)], [400, [name]], JSON.stringify(value))
    }
    for (const value of right)
      assert.is((await save(`${CONTACTS}/mika-sato`, { ...ANN, [name]: value })).status, 204, JSON.stringify(value))
  })
}

test('has room for 500 contacts', async () => {
  const { panel, call } = await start()
  const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ ...ANN, mail: `m${at}@c` }))
  assert.is((await call(`POST ${CONTACTS}/imports`, { contacts: rows(490) })).body.error_code, 'limit_reached')
  assert.equal((await call(`POST ${CONTACTS}/imports`, { contacts: rows(489) })).body, { added: 489, updated: 0 })
  assert.equal((await call(`POST ${CONTACTS}`, ANN)).body.fields, { mail: 'limit_reached' })
  assert.is(panel.state.email.contacts.length, 500)
})

test('imports all or none', async () => {
  const { call, listed } = await start()
  const order = (...contacts: (typeof ANN)[]) => call(`POST ${CONTACTS}/imports`, { contacts })
  assert.equal((await order(ANN, { ...ANN, mail: 'x' })).status, 400)
  assert.is((await order(ANN, { ...ANN, mail: 'a b@c' })).status, 400)
  assert.equal((await order(ANN, { ...ANN, mail: 'ANN@plant.example' })).body.fields, { contacts: 'duplicate' })
  assert.is((await listed()).length, 11)
  const known = { name: 'Mika', mail: 'mika.sato@plant.example', groups: [] as string[] }
  assert.equal((await order(ANN, known)).body, { added: 1, updated: 1 })
  assert.equal(
    (await listed()).find(({ id }: { id: string }) => id === 'mika-sato'),
    { id: 'mika-sato', ...known }
  )
})

test('exports what an import takes, guarded against spreadsheets', async () => {
  const { panel, call } = await start()
  await call(`POST ${CONTACTS}`, { ...ANN, name: '=SUM(A1)' })
  const { body } = await call(`POST ${CONTACTS}/exports`)
  const lines = (await (await panel.fetch(body.url)).text()).trim().split('\r\n')
  assert.is(lines.length, 13)
  assert.equal(
    [lines[0], lines[1], lines[12]],
    ['Name,Email address,Groups', 'Mika Sato,mika.sato@plant.example,A C', "'=SUM(A1),ann@plant.example,B"]
  )
})

test('names a group and lists its members', async () => {
  const { call, save } = await start()
  assert.is((await save('/email/groups/P', { name: ' Night ', members: ['store'] })).status, 204)
  const { body } = await call('GET /email/groups')
  assert.equal([body.total, body.items[15]], [16, { id: 'P', name: 'Night', members: ['store'] }])
  assert.is((await save('/email/groups/P', { name: '', members: [] })).status, 204)
  for (const name of ['a\tb', 'a'.repeat(33)])
    assert.equal(Object.keys((await save('/email/groups/P', { name, members: [] })).body.fields), ['name'])
  assert.is((await save('/email/groups/P', { name: 'a'.repeat(32), members: [] })).status, 204)
  assert.equal((await save('/email/groups/P', { name: '', members: ['gone'] })).body.fields, { members: 'unknown' })
  assert.is((await call('GET /email/groups/Q')).status, 404)
})

test('refuses to overwrite a contact or group that has changed', async () => {
  const { call, save, versionOf } = await start()
  const group = { name: 'A', members: [] as string[] }
  for (const [path, first] of [[`${CONTACTS}/store`, ANN] as const, ['/email/groups/P', group] as const]) {
    const second = { ...first, name: 'B' }
    const version = await versionOf(path)
    await save(path, first)
    assert.is((await call(`PUT ${path}`, second, version)).status, 412)
    assert.is((await call(`PUT ${path}`, second)).status, 428)
  }
})

test.run()
