import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { required } from '../../../src/lib/form/rules'
import { ApiError } from '../../../src/lib/remote/failure'
import { textCell } from '../../../src/lib/table-file/column'
import type { PlannedRow } from '../../../src/lib/table-file/plan-rows'
import { createTableImport, type ImportContext } from '../../../src/lib/table-file/table-import'

interface Row {
  name: string
  size: string
}

const test = suite('table import')

type Rows = readonly PlannedRow<Row, Row>[]

function createNames(records: Row[], apply: (rows: Rows, context: ImportContext<Row, Row>) => Promise<number>) {
  return createTableImport<Row, Row, number>({
    format: {
      columns: {
        name: { title: 'Name', required: true, parse: textCell(required) },
        size: { title: 'Size', parse: textCell() }
      },
      maxRows: 10
    },
    extensions: ['.csv'],
    maxBytes: 1000,
    existing: 'update',
    plan: () => ({
      keyField: 'name',
      find: row => records.find(({ name }) => name === row.name),
      isSame: (row, { size }) => row.size === size,
      room: 10,
      full: 'errors.refused'
    }),
    apply
  })
}

const file = (content: string | Uint8Array<ArrayBuffer>, name = 'names.csv') => new File([content], name)
const outcomes = ({ $rows }: ReturnType<typeof createNames>) => $rows.get().map(({ outcome }) => outcome)

test('sends the rows that are neither rejected nor skipped, and names the skipped ones', async () => {
  const namesOf = (rows: Rows) => rows.map(({ values }) => values.name)
  const sent: string[][] = []
  const names = createNames([{ name: 'Ann', size: '1' }], async (rows, { skipped }) => {
    sent.push(namesOf(rows), namesOf(skipped))
    return rows.length
  })
  await names.pick(file('Name,Size\nAnn,2\nBo,1\n,3'))
  assert.equal(outcomes(names), ['changed', 'added', 'rejected'])
  names.$existing.set('skip')
  assert.equal(outcomes(names), ['skipped', 'added', 'rejected'])
  assert.equal([await names.apply(), sent], [1, [['Bo'], ['Ann']]])
})

test('refuses a file by extension and size before reading it', async () => {
  const names = createNames([], async () => 0)
  for (const refused of [file('Name\nAnn', 'names.xlsx'), file(''), file('x'.repeat(1001))]) {
    await names.pick(refused)
    assert.is(names.$picked.get().status, 'refused')
    assert.equal(names.$rows.get(), [])
  }
})

test('refuses a file that is not text, in any encoding, and one that this computer cannot read', async () => {
  const names = createNames([], async () => 0)
  const reason = () => {
    const picked = names.$picked.get()
    return picked.status === 'refused' && [picked.file.name, picked.reason]
  }
  const workbook = Uint8Array.from({ length: 900 }, (_, index) => (index * index * 31) % 256)
  for (const bytes of [workbook, workbook.map(byte => byte & 0x7f), new Uint8Array(50)]) {
    await names.pick(file(bytes))
    assert.equal(reason(), ['names.csv', 'common.import.notText'])
  }
  const locked = Object.assign(file('Name\nAnn', 'locked.csv'), {
    arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError'))
  })
  await names.pick(locked)
  assert.equal(reason(), ['locked.csv', 'errors.file.notRead'])
  await names.pick(file('Name\nA\u0001nn'))
  assert.is(names.$picked.get().status, 'read', 'a stray control character is no reason')
})

test('decodes the file again in another encoding', async () => {
  const names = createNames([], async () => 0)
  await names.pick(file(new Uint8Array([0x4e, 0x61, 0x6d, 0x65, 0x0a, 0xbe, 0xdf, 0xb0, 0xa3])))
  assert.is(names.$rows.get()[0]?.values.name, '야간')
  names.pickEncoding('shift_jis')
  assert.is(names.$rows.get()[0]?.values.name, 'ｾﾟｰ｣')
})

test('compares the preview with the current records again after a failure', async () => {
  const records: Row[] = []
  const names = createNames(records, async () => {
    records.push({ name: 'Ann', size: '1' })
    throw new ApiError({ kind: 'unreachable' })
  })
  await names.pick(file('Name,Size\nAnn,1'))
  assert.equal(outcomes(names), ['added'])
  const failure = await names.apply().catch(error => error)
  assert.is(failure.failure.kind, 'unreachable')
  assert.equal(outcomes(names), ['unchanged'])
})

test('keeps the file that was picked while an import was in progress and failed', async () => {
  let fail = (_: ApiError) => {}
  const names = createNames([], () => new Promise((_, reject) => (fail = reject)))
  await names.pick(file('Name,Size\nAnn,1'))
  const applied = names.apply().catch(() => {})
  await names.pick(file('Name,Size\nBob,2'))
  fail(new ApiError({ kind: 'unreachable' }))
  await applied
  assert.is(names.$rows.get()[0]?.values.name, 'Bob')
})

test('shows the last picked file, even if an earlier one takes longer to read', async () => {
  const names = createNames([], async () => 0)
  const slow = file('Name\nSlow')
  let finish = () => {}
  const read = new Promise<ArrayBuffer>(resolve => {
    finish = () => resolve(new ArrayBuffer(4))
  })
  slow.arrayBuffer = () => read
  const first = names.pick(slow)
  await names.pick(file('Name\nFast'))
  finish()
  await first
  assert.is(names.$rows.get()[0]?.values.name, 'Fast')
})

test.run()
