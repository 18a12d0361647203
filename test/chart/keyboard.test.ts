import '../setup/dom'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { followKeys } from '../../src/chart/keyboard'
import type { RecordCursor } from '../../src/chart/record-cursor'

/** A chart of ten records, a second apart, that records its actions. */
function chart() {
  const actions: unknown[] = []
  let time: number | undefined
  const cursor: RecordCursor = {
    place() {},
    held: () => time,
    time: () => time,
    hold() {},
    release() {},
    hide() {
      time = undefined
    },
    step(records) {
      time = time === undefined ? 9 : Math.min(Math.max(time + records, 0), 9)
      return time
    },
    jump: () => (time = 9)
  }
  const pressed = followKeys(cursor, {
    zoom: factor => actions.push(['zoom', factor]),
    move: fraction => actions.push(['move', fraction]),
    all: () => actions.push(['all']),
    reach: reached => actions.push(['reach', reached]),
    select: selection => actions.push(['select', selection])
  })
  const press = (key: string, shiftKey = false) => {
    const event = new KeyboardEvent('keydown', { key, shiftKey, cancelable: true })
    pressed(event)
    return { prevented: event.defaultPrevented, actions: actions.splice(0) }
  }
  return press
}

test('starts the cursor at the newest record', () => {
  const press = chart()
  assert.equal(press('ArrowLeft').actions, [['reach', 9]])
  assert.equal(press('ArrowLeft').actions, [['reach', 8]])
  assert.equal(press('End').actions, [['reach', 9]])
})

test('starts a selection at the cursor', () => {
  const press = chart()
  press('End')
  press('ArrowLeft', true)
  assert.equal(press('ArrowLeft', true).actions, [
    ['reach', 7],
    ['select', { from: 7, to: 9 }]
  ])
  press('ArrowLeft')
  assert.equal(press('ArrowRight', true).actions, [
    ['reach', 7],
    ['select', { from: 6, to: 7 }]
  ])
  assert.equal(press('Escape').actions, [['select', undefined]])
})

test('leaves other keys to the page', () => {
  const press = chart()
  assert.equal(press('Tab'), { prevented: false, actions: [] })
  assert.is(press('Home').prevented, true)
})

test.run()
