import '../../setup/dom'
import * as assert from 'uvu/assert'
import EventLogScreen from '../../../src/screens/event-log'
import { alarm, trigger } from '../../setup/alarms'
import { test } from '../../setup/panel-test'
import { allByRole, byLabel, byRole, choose, click, findByRole, findByText, until } from '../../setup/query'
import { render } from '../../setup/screen'

const DOOR = alarm('Cabinet door open')

function open(query = ''): void {
  history.replaceState(null, '', `/app/data/event-log${query}`)
  render(<EventLogScreen />)
}

const table = () => findByRole('table', { name: 'Event Log' })

test('selects all alarms that are loaded and wait, and says how many', async ({ panel }) => {
  await trigger(panel, DOOR, { ...DOOR, id: 'lid', texts: { en: 'Lid open' } })
  open(`?category=${DOOR.category}`)
  const all = await findByRole<HTMLInputElement>('checkbox', { name: /^Select all \(\d+\)$/, within: await table() })
  const count = Number(/\d+/.exec(all.getAttribute('aria-label') ?? ''))
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>('tbody input')]
  assert.ok(count >= 2 && count === boxes().length, 'not the alarms of pages that are not read')
  click(byRole('checkbox', { name: 'Select Lid open' }))
  await until(() => all.indeterminate)
  click(byRole('checkbox', { name: /^Select all/, within: await findByRole('group', { name: 'Selected alarms' }) }))
  await findByText(`${count} selected`)
  assert.equal([all.checked, all.indeterminate, boxes().every(({ checked }) => checked)], [true, false, true])
  click(all)
  await until(() => allByRole('group', { name: 'Selected alarms' }).length === 0)
  assert.not.ok(boxes().some(({ checked }) => checked))
})

test('selects nothing that other filters or another range hide', async ({ panel }) => {
  await trigger(panel, DOOR, { ...DOOR, id: 'lid', priority: 'low', texts: { en: 'Lid open' } })
  open()
  click(await findByRole('checkbox', { name: 'Select Cabinet door open' }))
  await findByText('1 selected')
  choose(byLabel('Priority'), 'Low')
  await until(() => allByRole('group', { name: 'Selected alarms' }).length === 0)
  choose(byLabel('Priority'), 'Priority: All')
  assert.not.ok(((await findByRole('checkbox', { name: 'Select Cabinet door open' })) as HTMLInputElement).checked)
})

test.run()
