import '../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { titlesOf } from '../../src/lib/table-file/save-csv'
import { COLUMNS as ACCOUNT_COLUMNS } from '../../src/screens/account-management/import-columns'
import { COLUMNS as OPERATOR_COLUMNS } from '../../src/screens/enhanced-security/import-columns'
import { COLUMNS as TAG_COLUMNS } from '../../src/screens/opcua/nodes/columns'
import { accountsCsv } from '../panel/accounts/account-csv'
import { dataLogColumns } from '../panel/data-log/data-log-rows'
import { LANGUAGES } from '../panel/device/languages'
import { EVENT_COLUMNS } from '../panel/events/event-rows'
import { titleIn } from '../panel/exports/readable'
import { type Column, ORIGIN_COLUMNS, withOffsets } from '../panel/exports/table'
import { startPanel } from '../panel/http/caller'
import { contactsCsv } from '../panel/mail/email-contacts-handlers'
import { OPERATION_COLUMNS } from '../panel/operations/operation-rows'
import { createPanel } from '../panel/panel'
import { recipeCsv } from '../panel/recipe/recipe-csv'
import { readJson } from './sources'

/** Titles that no text of the screen is, each with the reason. */
const OWN_TITLES: Record<string, string> = {
  'Acknowledged: UTC offset': 'beside the time',
  Action: 'a part of the operation on the screen',
  Code: 'a sentence in the details on the screen',
  'Gap until': 'a gap has no row on the screen',
  'Gap until: UTC offset': 'beside the time',
  'HMI time zone': 'beside the time zone of a record',
  Path: 'the place in the tree on the screen',
  Quality: 'an empty cell on the screen',
  'Range from': 'another column has the time of a record',
  'Range to': 'another column has the time of a record',
  'Returned: UTC offset': 'beside the time',
  Role: 'beside the user on the screen',
  'Time zone': 'beside the time on the screen',
  'UTC offset': 'a cell of its own only with the time of the panel',
  Unit: 'beside the value on the screen'
}

const TEXTS = Object.entries(readJson<Record<string, string>>('locales/en.json'))
const textsOf = (...segments: string[]) =>
  TEXTS.flatMap(([key, text]) => ([...segments, 'common'].includes(key.split('.')[0] ?? '') ? [text] : []))

const namesOf = (columns: readonly Column[]) => columns.map(({ name }) => name)
const headOf = (text = '') => text.replace('\uFEFF', '').split('\r\n')[0]?.split(',') ?? []
const [recipe] = createPanel().state.recipes
const recipeLines = [...recipeCsv({ ...recipe!, items: [] }, { separator: ',', decimal: '.' })]

const FILES: [file: string, segments: string[], titles: readonly string[]][] = [
  ['operation log', ['operationLog'], namesOf(withOffsets(OPERATION_COLUMNS))],
  ['event log', ['eventLog'], namesOf(withOffsets(EVENT_COLUMNS))],
  ['data log', ['dataLog'], namesOf(withOffsets(dataLogColumns([])))],
  ['origin of a log', ['backupData', 'shell'], namesOf(ORIGIN_COLUMNS)],
  ['recipe', ['recipe'], headOf(recipeLines[1])],
  ['accounts', ['accountManagement', 'session'], headOf(accountsCsv([]))],
  ['accounts, as an import names them', ['accountManagement', 'session'], titlesOf(ACCOUNT_COLUMNS)],
  ['operator accounts', ['enhancedSecurity'], titlesOf(OPERATOR_COLUMNS)],
  ['contacts', ['email'], headOf(contactsCsv([]))],
  ['OPC UA tags', ['opcuaNodes'], titlesOf(TAG_COLUMNS)]
]

const withoutUnit = (title: string) => title.replace(/ \(\w+\)$/, '')

const test = suite('titles of exported files')

for (const [file, segments, titles] of FILES)
  test(`the columns have the names of the screen: ${file}`, () => {
    const texts = new Set(textsOf(...segments))
    assert.ok(titles.length > 0)
    assert.equal(
      titles.filter(title => !texts.has(withoutUnit(title)) && !(title in OWN_TITLES)),
      []
    )
  })

for (const language of LANGUAGES.filter(language => language !== 'en'))
  test(`the panel and the console name the columns of a list alike: ${language}`, () => {
    assert.equal(titlesOf(ACCOUNT_COLUMNS, language), headOf(accountsCsv([], language)))
    const logs = [OPERATION_COLUMNS, EVENT_COLUMNS, dataLogColumns([])].flatMap(withOffsets)
    const names = namesOf([...logs, ...ORIGIN_COLUMNS])
    assert.equal(
      names.filter(name => titleIn(language, name) === name),
      []
    )
  })

test('each exception is the title of a column', () => {
  const titles = FILES.flatMap(([, , columns]) => columns)
  assert.equal(
    Object.keys(OWN_TITLES).filter(title => !titles.includes(title)),
    []
  )
})

test('the sections of the support bundle have the names of the menu', async () => {
  const { panel, call } = await startPanel()
  const { body } = await call('POST /system/support-bundle')
  const bundle = await (await panel.fetch(body.url)).text()
  const sections = [...bundle.matchAll(/^== (.*) ==$/gm)].map(([, title]) => title)
  const menu = textsOf('menu')
  assert.ok(sections.length > 8)
  assert.equal(
    sections.filter(title => !menu.includes(title ?? '')),
    []
  )
})

test.run()
