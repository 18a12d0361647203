import '../../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { PanelEvent } from '../../../../src/api/event-log'
import type { ActiveBefore } from '../../../../src/app/dialogs/incident/read-active'
import { buildReport } from '../../../../src/app/dialogs/incident/report'
import { archiveOf } from '../../../../src/app/dialogs/incident/report-archive'
import { pageOf } from '../../../../src/ui/paper/paper-page'
import { PaperSheet } from '../../../../src/ui/paper/paper-sheet'
import { cleanup, render } from '../../../setup/screen'

const test = suite('incident report')
test.after.each(cleanup)

const HOSTILE = '<script>alert(1)</script> ]]> \u202egnp.exe'
const FORMULA = '=HYPERLINK("http://evil.example")'
const t = (key: unknown) => String(key)

const alarm = (number: number, change: Partial<PanelEvent> = {}): PanelEvent => ({
  number,
  kind: 'alarm',
  code: 'alarm',
  state: 'returned',
  text: HOSTILE,
  category: 1,
  priority: 'high',
  address: '',
  value: null,
  unit: '',
  triggered_at: `2026/11/21 09:4${number}:00`,
  acknowledged_at: null,
  acknowledged_by: null,
  comment: FORMULA,
  returned_at: null,
  duration_seconds: 1,
  count: 1,
  clock_set_back: false,
  logged: null,
  ...change
})

const NONE_BEFORE = { items: [], isComplete: true }

function reportOf(
  items: PanelEvent[],
  flooded: { from: string; to: string; alarms: number }[] = [],
  before: ActiveBefore = NONE_BEFORE,
  oldest: string | null = '1969/12/31 00:00:00'
) {
  const floods = { total: flooded.length, percent_of_time: 0, items: flooded }
  const events = { items, total: items.length, floods, before, oldest }
  return buildReport(
    {
      incident: { window: { from: 0, to: 60_000 }, events, failures: new Map() },
      maker: { username: 'engineer', name: HOSTILE, parts: ['event-log'] },
      panel: { hmi: 'line2-hmi', model: '', project: '' },
      moment: { clock: { text: '', quality: 'unknown' }, browser: 0 }
    },
    t
  )
}

test('has texts of the panel as text, and none that reverses what is read', () => {
  const report = reportOf([alarm(1)])
  const page = pageOf(render(<PaperSheet of={report} />), HOSTILE, 'en', { footer: HOSTILE })
  assert.match(page, '&lt;script&gt;alert(1)&lt;/script&gt; ]]&gt; gnp.exe')
  assert.not.match(page, /<script|\s(href|src)=/)
  assert.not.match(page.slice(page.indexOf('<body')), /\u202e/)
})

test('has no formula that a spreadsheet runs', () => {
  const report = reportOf([alarm(1)])
  const archive = new TextDecoder().decode(archiveOf(report, '', 0))
  assert.match(archive, `"'=HYPERLINK(""http://evil.example"")"`)
})

test('has numbers as numbers, and the time zone, in each table of the archive', () => {
  const report = reportOf([alarm(1, { value: -12_345.5, unit: '°C' })])
  const archive = new TextDecoder().decode(archiveOf({ ...report, zone: 'Asia/Tokyo' }, '', 0))
  assert.match(archive, ',-12345.5,°C,')
  assert.match(archive, /common\.term\.firstCause,incidentDialog\.zone\r\n/)
  assert.match(archive, /,Asia\/Tokyo\r\n/)
  for (const { table } of report.sections) assert.is(new Set(table?.columns).size, table?.columns.length)
})

test('has each comment with name and time, also of older firmware', () => {
  const comments = [
    { time: '2026/11/21 09:43:20', username: 'operator', text: 'Cleaned' },
    { time: '2026/11/21 10:02:51', username: 'engineer', text: HOSTILE }
  ]
  const old = { acknowledged_at: '2026/11/21 09:45:00', acknowledged_by: 'operator', comment: 'Reset' }
  const { sections } = reportOf([alarm(1, { comments }), alarm(2, old), alarm(3, { kind: 'event', comments })])
  const written = sections.flatMap(({ table }) => {
    const column = table?.columns.indexOf('eventLog.comment') ?? -1
    return table?.rows.map(cells => cells[column]) ?? []
  })
  const both = [
    '2026/11/21 09:43:20 operator: Cleaned',
    '2026/11/21 10:02:51 engineer: <script>alert(1)</script> ]]> gnp.exe'
  ].join('\n')
  assert.equal(written, [both, '2026/11/21 09:45:00 operator: Reset', both])
})

test('has the offset of a later time where it is not that of the row', () => {
  const [winter, summer] = ['+01:00', '+02:00']
  const comments = [{ time: '2026/10/25 02:10:00', utc_offset: winter, username: 'operator', text: 'Cleaned' }]
  const event = alarm(1, {
    ...{ triggered_at: '2026/10/25 02:50:00', utc_offset: summer, comments },
    ...{ acknowledged_at: '2026/10/25 02:55:00', acknowledged_utc_offset: summer },
    ...{ returned_at: '2026/10/25 02:05:00', returned_utc_offset: winter }
  })
  const { columns = [], rows = [] } = reportOf([event]).sections[1]?.table ?? {}
  const cell = (title: string) => rows[0]?.[columns.indexOf(title)]
  assert.is(cell('eventLog.acknowledged'), '2026/10/25 02:55:00')
  assert.is(cell('eventLog.returned'), '2026/10/25 02:05:00 +01:00')
  assert.is(cell('eventLog.comment'), '2026/10/25 02:10:00 +01:00 operator: Cleaned')
})

test('marks the first alarm of each flood, and none of a range without one', () => {
  const flood = { from: '2026/11/21 09:43:00', to: '2026/11/21 09:45:00', alarms: 12 }
  const [, alarms] = reportOf(
    [1, 2, 3, 4].map(number => alarm(number)),
    [flood]
  ).sections
  const causes = alarms?.table?.rows.map(cells => cells.at(-1))
  assert.equal(causes, ['', '', 'incidentDialog.cause.flood', ''])
})

test('has the alarms that were already active before those of the range, and says when there may be more', () => {
  const [active] = reportOf([alarm(5)], [], { items: [alarm(1)], isComplete: false }).sections
  assert.equal(
    active?.table?.rows.map(([number]) => number),
    ['1']
  )
  assert.equal(active?.notes, ['incidentDialog.activeBefore.note', 'incidentDialog.activeBefore.incomplete'])
})

for (const [oldest, warning, none, before] of [
  ['1969/12/31 00:00:00', [], 'incidentDialog.alarms.none', 'incidentDialog.activeBefore.none'],
  ['1970/01/01 00:00:30', ['incidentDialog.logBegins'], 'incidentDialog.noneSince', 'incidentDialog.unknown'],
  ['1970/01/01 00:01:01', ['incidentDialog.logBegins'], 'incidentDialog.unknown', 'incidentDialog.unknown'],
  [null, ['incidentDialog.logEmpty'], 'incidentDialog.unknown', 'incidentDialog.unknown']
] as const)
  test(`says that nothing happened only as far as the log goes back: ${oldest}`, () => {
    const { warnings, sections } = reportOf([], [], NONE_BEFORE, oldest)
    assert.equal(warnings.slice(3), warning)
    assert.equal(
      sections.map(({ notes }) => notes[0]),
      [before, none, oldest && none.endsWith('none') ? 'incidentDialog.events.none' : none]
    )
  })

test('names the parts without permission and each change of the clock', () => {
  const { warnings } = reportOf([alarm(1, { kind: 'event', code: 'clock_set' })])
  assert.equal(warnings, [...Array.from({ length: 3 }, () => 'common.report.omitted'), 'incidentDialog.clockChanged'])
})

test.run()
