import '../../setup/dom'
import { useEffect, useState } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { useWindowedRows } from '../../../src/lib/browser/use-windowed-rows'
import { MOST_ROWS } from '../../../src/lib/browser/windowed-rows'
import { allByRole, byRole, click, until } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

const test = suite('use windowed rows')

function List({ keep }: { keep?: number }) {
  const [rowHeight, setRowHeight] = useState(32)
  const { rows, gapAfter, scroller, reveal } = useWindowedRows({ count: 10_000, rowHeight, keep })
  useEffect(() => reveal(0), [reveal])
  return (
    <>
      <button type="button" onClick={() => reveal(5000)}>
        Reveal
      </button>
      <button type="button" onClick={() => setRowHeight(40)}>
        Taller rows
      </button>
      <div role="list" ref={scroller}>
        {rows.map(({ index, gap }) => (
          <div role="listitem" key={index} style={{ marginTop: gap }}>
            {index}
          </div>
        ))}
        <div style={{ height: gapAfter }} />
      </div>
    </>
  )
}

const shown = () => allByRole('listitem').map(({ textContent }) => Number(textContent))

test.after.each(cleanup)

test('renders the first rows of a long list', () => {
  render(<List />)
  assert.is(shown()[0], 0)
  assert.ok(shown().length <= MOST_ROWS)
})

test('updates the rows on scroll', async () => {
  render(<List />)
  const list = byRole('list')
  list.scrollTop = 32_000
  list.dispatchEvent(new Event('scroll'))
  await until(() => shown().includes(1000))
  assert.not.ok(shown().includes(0))
})

test('reveals a row and keeps the focused one', async () => {
  render(<List keep={3} />)
  await click(byRole('button', { name: 'Reveal' }))
  await until(() => shown().includes(5000))
  assert.is(shown()[0], 3)
})

test('stays where it is when its rows get another height', async () => {
  render(<List />)
  byRole('list').scrollTop = 32_000
  await click(byRole('button', { name: 'Taller rows' }))
  assert.is(byRole('list').scrollTop, 32_000)
})

test.run()
