import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { required } from '../../../src/lib/form/rules'
import { ApiError } from '../../../src/lib/remote/failure'
import { textCell } from '../../../src/lib/table-file/column'
import { createTableImport, type ImportOptions } from '../../../src/lib/table-file/table-import'
import { ImportDialog } from '../../../src/ui/table-file/import-dialog'
import { fakeTime } from '../../lib/fake-time'
import { attach } from '../../setup/attach'
import { allByRole, byLabel, byRole, byText, click, findByRole, findByText, until } from '../../setup/query'
import { cleanup, onCleanup, render } from '../../setup/screen'

interface Row {
  name: string
  password: string
}

const test = suite('import dialog')
test.after.each(cleanup)

const KNOWN: Row[] = [{ name: 'Ann', password: '1' }]

function open(more: Partial<ImportOptions<Row, Row, string>> = {}) {
  const applied: string[] = []
  const model = createTableImport<Row, Row, string>({
    format: {
      columns: {
        name: { title: 'Name', required: true, parse: textCell(required) },
        password: { title: 'Password', secret: true, parse: textCell(required) }
      },
      maxRows: 100
    },
    extensions: ['.csv'],
    maxBytes: 10_000,
    existing: 'update',
    plan: () => ({
      keyField: 'name',
      find: row => KNOWN.find(({ name }) => name === row.name),
      isSame: (row, { password }) => row.password === password,
      room: 10,
      full: 'errors.refused'
    }),
    apply: async rows => rows.map(({ values }) => values.name).join(),
    ...more
  })
  render(
    <ImportDialog
      create={() => model}
      title="Import names"
      hint="Columns: Name, Password"
      onApplied={names => applied.push(names)}
      onClose={() => applied.push('closed')}
    />
  )
  return applied
}

const pick = (content: string | Uint8Array, name = 'names.csv') => attach(byLabel('CSV file'), content, name)

const startButton = () => byRole('button', { name: /^Import/ })

test('shows each row with its outcome and its columns, then imports', async () => {
  const applied = open()
  assert.ok(startButton().hasAttribute('disabled'))
  pick("Name,Password,Room\nAnn,1,x\n'=Bo,12,y\n")
  await findByText('New: 1 · Unchanged: 1')
  byRole('row', { name: '2 Unchanged Ann •' })
  byRole('row', { name: '3 New =Bo ••' })
  assert.is(allByRole('columnheader', { name: 'Room' }).length, 0)
  click(startButton())
  await until(() => applied.length > 0)
  assert.equal(applied, ['Ann,=Bo'])
})

test('offers the decimal sign where a number has a comma', async () => {
  const sizes = (cell: string, decimal: string) => ({
    value: cell,
    error: decimal === ',' ? undefined : ('errors.integer' as const)
  })
  open({
    format: {
      columns: {
        name: { title: 'Name', parse: textCell() },
        password: { title: 'Size', numeric: true, parse: sizes }
      },
      maxRows: 100
    }
  })
  pick('Name;Size\nBo;1.5\n')
  await findByText('Error: 1')
  assert.equal(allByRole('radio', { name: 'Comma 1,5' }), [])
  pick('Name;Size\nBo;1,500\n')
  click(await findByRole('radio', { name: 'Comma 1,5' }))
  await findByText('New: 1')
})

test('says within 5 s that the panel has not answered an import, and can stop waiting', async () => {
  open({ apply: () => new Promise(() => {}) })
  pick('Name,Password\nBo,12\n')
  await findByText('New: 1')
  const time = fakeTime()
  onCleanup(time.end)
  click(startButton())
  await time.pass(5200)
  byText('Not confirmed by the panel: the change may have been saved')
  click(byRole('button', { name: 'Stop waiting' }))
  await time.pass(500)
  assert.equal(allByRole('button', { name: 'Keep waiting' }), [])
  assert.not(startButton().hasAttribute('aria-busy'))
})

test('sorts the rows by their outcome and back by their place in the file', async () => {
  open()
  pick('Name,Password\nAnn,1\n,2\nBo,3\nCy,\nAl,4\nAd,5\nEd,6\nDi,7\nJo,8\n')
  await findByText('New: 6 · Unchanged: 1 · Error: 2')
  const within = byRole('table', { name: 'Preview' })
  const lines = () => allByRole('row', { within }).flatMap(row => /^\d+/.exec(row.textContent ?? '') ?? [])
  click(byRole('button', { name: 'Result', within }))
  assert.equal(lines(), ['4', '6', '7', '8', '9', '10', '2', '3', '5'])
  click(byRole('button', { name: 'Row', within }))
  assert.equal(lines(), ['2', '3', '4', '5', '6', '7', '8', '9', '10'])
})

test('lists errors by row and column, and imports the valid rows only', async () => {
  const applied = open()
  pick('Name,Password\n,2\nBo,\nCy,3\n')
  await findByText('New: 1 · Error: 2')
  byText('2 rows have errors and will be left out.')
  byRole('row', { name: '2 Name Required' })
  byRole('row', { name: '3 Password Required' })
  click(byRole('button', { name: 'Import 1 valid row only' }))
  await until(() => applied.length > 0)
  assert.equal(applied, ['Cy'])
})

test('saves the rejected rows as a file with their errors', async () => {
  open()
  const blobs: Blob[] = []
  const { createObjectURL } = URL
  URL.createObjectURL = blob => `blob:${blobs.push(blob as Blob)}`
  onCleanup(() => {
    URL.createObjectURL = createObjectURL
  })
  pick('Name;Password\nAnn;1\n;2\n')
  const button = await findByRole('button', { name: 'Download these rows' })
  const time = fakeTime()
  click(button)
  time.end()
  assert.is(await blobs[0]?.text(), 'Name,Password,problem\r\n,2,Name: Required\r\n')
})

test('shows why a file cannot be read', async () => {
  open()
  pick('Name\nAnn', 'names.xlsx')
  await findByText(/\.csv/)
  pick('First,Password\nAnn,1')
  await findByRole('alert')
  byText('The column names in the first row are incorrect')
  byText('Missing columns: Name')
  assert.ok(startButton().hasAttribute('disabled'))
})

test('lets the user choose the encoding if it is ambiguous', async () => {
  open()
  pick(new Uint8Array([...new TextEncoder().encode('Name,Password\n'), 0xbe, 0xdf, 0xb0, 0xa3, 0x2c, 0x31]))
  await findByText('야간')
  click(byRole('radio', { name: 'Shift-JIS' }))
  await findByText('ｾﾟｰ｣')
  pick('Name,Password\n夜勤,1')
  await findByText('夜勤')
  assert.is(allByRole('radio', { name: 'Shift-JIS' }).length, 0)
})

test('offers to skip existing records', async () => {
  open()
  pick('Name,Password\nBo,1')
  await findByText('New: 1')
  assert.is(allByRole('radio', { name: 'Skip' }).length, 0)
  pick('Name,Password\nAnn,2\nBo,1')
  await findByText('New: 1 · Update: 1')
  click(byRole('radio', { name: 'Skip' }))
  await findByText('New: 1 · Skipped: 1')
})

test('stays open with the preview when the panel does not respond', async () => {
  const applied = open({
    apply: async () => {
      throw new ApiError({ kind: 'unreachable' })
    }
  })
  pick('Name,Password\nBo,1')
  await findByText('New: 1')
  click(startButton())
  await findByText('The panel is not responding')
  byText('New: 1')
  pick('Name,Password\nBo,1\nCy,2')
  await findByText('New: 2')
  assert.is(allByRole('alert').length, 0)
  click(byRole('button', { name: 'Cancel' }))
  assert.equal(applied, ['closed'])
})

test.run()
