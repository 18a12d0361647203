import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { Card } from '../../../src/ui/card/card'
import { Page } from '../../../src/ui/page/page'
import { byRole } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

const test = suite('page')
test.after.each(cleanup)

const heading = (name: string) => byRole('heading', { name })

function visit(path: string, title: string) {
  history.replaceState(null, '', path)
  render(<Page title={title}>content</Page>)
}

test('leaves the focus at the top after a page load and focuses the title on each navigation', () => {
  visit('/app/dashboard', 'Dashboard')
  assert.is.not(document.activeElement, heading('Dashboard'))
  visit('/app/features/opcua', 'OPC UA')
  assert.is(document.activeElement, heading('OPC UA'))
})

test('takes over the focus of the placeholder it replaces', () => {
  visit('/app/data/data-log', '…')
  visit('/app/data/data-log', 'Data Log')
  assert.is(document.activeElement, heading('Data Log'))
})

test('leaves the focus where the user moved it while the placeholder was shown', () => {
  visit('/app/data/event-log', '…')
  const elsewhere = document.body.appendChild(document.createElement('button'))
  elsewhere.focus()
  visit('/app/data/event-log', 'Event Log')
  assert.is(document.activeElement, elsewhere)
  elsewhere.remove()
})

test('renders cards as named regions', () => {
  render(<Card title="Connections">none</Card>)
  assert.is(byRole('region', { name: 'Connections' }).textContent, 'Connectionsnone')
})

test.run()
