import '../setup/dom'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { followKeys } from '../../src/chart/keyboard'
import type { RecordCursor } from '../../src/chart/record-cursor'

/** A chart of ten records, a second apart, whose deeds are written down. */
function chart() {
  const deeds: unknown[] = []
  let time: number | undefined
  const cursor: RecordCursor = {
    place() {},
    held: () => time,
    time: () => time,
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
    zoom: factor => deeds.push(['zoom', factor]),
    move: fraction => deeds.push(['move', fraction]),
    all: () => deeds.push(['all']),
    reach: reached => deeds.push(['reach', reached]),
    select: selection => deeds.push(['select', selection])
  })
  const press = (key: string, shiftKey = false) => {
    const event = new KeyboardEvent('keydown', { key, shiftKey, cancelable: true })
    pressed(event)
    return { prevented: event.defaultPrevented, deeds: deeds.splice(0) }
  }
  return press
}

test('moves the cursor from the newest record on', () => {
  const press = chart()
  assert.equal(press('ArrowLeft').deeds, [['reach', 9]])
  assert.equal(press('ArrowLeft').deeds, [['reach', 8]])
  assert.equal(press('End').deeds, [['reach', 9]])
})

test('measures from where the cursor was', () => {
  const press = chart()
  press('End')
  press('ArrowLeft', true)
  assert.equal(press('ArrowLeft', true).deeds, [
    ['reach', 7],
    ['select', { from: 7, to: 9 }]
  ])
  press('ArrowLeft')
  assert.equal(press('ArrowRight', true).deeds, [
    ['reach', 7],
    ['select', { from: 6, to: 7 }]
  ])
  assert.equal(press('Escape').deeds, [['select', undefined]])
})

test('leaves keys it does not know to the page', () => {
  const press = chart()
  assert.equal(press('Tab'), { prevented: false, deeds: [] })
  assert.is(press('Home').prevented, true)
})

test.run()
