import '../../setup/dom'
import * as assert from 'uvu/assert'
import OpcUaScreen from '../../../src/screens/opcua'
import { createTrace } from '../../../src/screens/opcua/trace/model'
import { test } from '../../setup/panel-test'
import { allByRole, byLabel, byRole, choose, click, findByRole, findByText, type, until } from '../../setup/query'
import { render } from '../../setup/screen'

async function open() {
  history.replaceState(null, '', '/app/features/opcua?tab=trace')
  render(<OpcUaScreen />)
  await findByRole('table', { name: 'Trace log' })
}

const rows = () =>
  allByRole('row', { within: byRole('table', { name: 'Trace log' }) })
    .slice(1)
    .map(({ textContent }) => textContent ?? '')

test('shows the newest lines first', async ({ panel }) => {
  panel.opcua.log.add('error', 'server', 'The port is in use')
  await open()
  assert.match(rows()[0] ?? '', /Error.*Server.*The port is in use/)
  assert.match(rows()[1] ?? '', /Warning.*Security.*UaExpert from 192\.168\.10\.88 was rejected/)
})

test('filters by level, category and text', async ({ panel }) => {
  panel.opcua.log.add('error', 'server', 'The server could not be started: another service uses its port')
  await open()
  const all = rows().length
  choose(byLabel('Level'), 'Errors only')
  await until(() => rows().length === 1)
  assert.match(rows()[0] ?? '', /another service uses its port/)
  choose(byLabel('Level'), 'Level: All')
  choose(byLabel('Category'), 'Security')
  await until(() => rows().length === all - 1)
  type(byLabel('Text'), 'mesgateway')
  await until(() => rows().length === 1)
  type(byLabel('Text'), 'nothing like this')
  await findByText('No lines')
})

test('shows the whole text of a line', async () => {
  await open()
  click(byRole('button', { name: /^UaExpert from/ }))
  const dialog = await findByRole('dialog', { name: 'Trace log line' })
  await findByText('UaExpert from 192.168.10.88 was rejected: its certificate is not trusted', dialog)
})

test('switches debug on at once, with a warning and the time that is left', async ({ panel }) => {
  await open()
  click(byRole('button', { name: 'Edit settings' }))
  await findByRole('checkbox', { name: 'Values' })
  const dialog = byRole('dialog', { name: 'Trace log settings' })
  choose(byLabel('Level', dialog), 'Debug')
  await findByText(/slows down the server/, dialog)
  click(byRole('checkbox', { name: 'Values', within: dialog }))
  type(byLabel(/End debug after/, dialog), '1441')
  click(byRole('button', { name: 'Save', within: dialog }))
  await findByText(/0.*1,?440/, dialog)
  type(byLabel(/End debug after/, dialog), '10')
  click(byRole('button', { name: 'Save', within: dialog }))
  await findByText('Debug ends in 10 minutes')
  const { level, categories } = panel.state.opcuaTrace.settings
  assert.equal([level, categories.includes('value')], ['debug', false])
})

test('clears the log only after a confirmation', async ({ panel }) => {
  await open()
  click(byRole('button', { name: 'Clear' }))
  const dialog = await findByRole('dialog', { name: 'Clear the trace log?' })
  assert.ok(panel.opcua.log.lines().length > 0)
  click(byRole('button', { name: 'Clear', within: dialog }))
  await findByText('No lines')
  assert.is(panel.opcua.log.lines().length, 0)
})

test('downloads the log through a one-time address', async ({ panel }) => {
  const urls: string[] = []
  await createTrace(url => urls.push(url)).download()
  const file = await (await panel.fetch(`http://panel.test${urls[0]}`)).text()
  assert.is(file.split('\n').length - 1, panel.opcua.log.lines().length)
})

test.run()
