import '../../setup/dom'
import { useState } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { Disclosure } from '../../../src/ui/page/disclosure'
import { Tabs } from '../../../src/ui/page/tabs'
import { allByRole, allByText, byRole, byText, click, press } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

const test = suite('tabs')
test.after.each(cleanup)

const parts = [
  { id: 'server', text: 'Server' },
  { id: 'tree', text: 'Node tree' },
  { id: 'log', text: 'Trace log' }
]

function Parts() {
  const [current, setCurrent] = useState('server')
  return (
    <Tabs label="OPC UA" tabs={parts} current={current} onPick={setCurrent}>
      part {current}
    </Tabs>
  )
}

test('show the panel of the current tab, named after it', () => {
  render(<Parts />)
  click(byRole('tab', { name: 'Node tree' }))
  assert.is(byRole('tabpanel', { name: 'Node tree' }).textContent, 'part tree')
  assert.is(byRole('tab', { name: 'Node tree' }).getAttribute('aria-selected'), 'true')
})

test('are one tab stop; arrow keys move between them', () => {
  render(<Parts />)
  assert.equal(
    allByRole('tab').map(tab => tab.tabIndex),
    [0, -1, -1]
  )
  byRole('tab', { name: 'Server' }).focus()
  press('ArrowLeft')
  assert.is(document.activeElement, byRole('tab', { name: 'Trace log' }))
  press('Home')
  assert.is(document.activeElement, byRole('tab', { name: 'Server' }))
  assert.is(byRole('tabpanel').textContent, 'part server')
})

test('a disclosure shows its content when it opens', () => {
  render(<Disclosure label="Advanced">rarely needed</Disclosure>)
  const opener = byRole('button', { name: 'Advanced' })
  assert.is(opener.getAttribute('aria-expanded'), 'false')
  assert.equal(allByText('rarely needed'), [])
  click(opener)
  assert.is(byText('rarely needed').id, opener.getAttribute('aria-controls'))
})

test('a lazy disclosure builds its content when it opens', () => {
  let builds = 0
  const Licences = () => <p>{`build ${++builds}`}</p>
  render(
    <Disclosure lazy label="Licences">
      <Licences />
    </Disclosure>
  )
  assert.is(builds, 0)
  click(byRole('button', { name: 'Licences' }))
  byText('build 1')
})

test.run()
