import '../../setup/dom'
import { mock } from 'node:test'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { forgetUnsaved, registerUnsaved } from '../../../src/lib/form/unsaved'
import { Part } from '../../../src/ui/status/part'
import { byRole, byText, click, findByRole } from '../../setup/query'
import { cleanup, onCleanup, render } from '../../setup/screen'

const test = suite('part')
test.after.each(cleanup)

const load = () => Promise.reject(new TypeError('error loading dynamically imported module'))

test('offers a reload when the file of a screen is missing, with the error under Details', async () => {
  render(<Part name="missing" load={load} />)
  const alert = await findByRole('alert')
  byText('This part of the console could not be loaded', alert)
  byRole('button', { name: 'Reload', within: alert })
  click(byText('Details', alert))
  byText('TypeError: error loading dynamically imported module', alert)
  byRole('button', { name: 'Copy: Details', within: alert })
})

/** Preact runs effects in a timer after the next frame. */
const effectsRun = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))

test('reloads the page by itself, unless that would discard input', async () => {
  const { mock: requests } = mock.method(globalThis, 'fetch', async () => new Response(null, { status: 503 }))
  onCleanup(() => requests.restore())
  render(<Part name="missing-without-input" load={load} />)
  await findByRole('alert')
  await effectsRun()
  assert.is(requests.callCount(), 1)

  const input = {}
  registerUnsaved(input)
  onCleanup(() => forgetUnsaved(input))
  render(<Part name="missing-with-input" load={load} />)
  await findByRole('alert')
  await effectsRun()
  assert.is(requests.callCount(), 1)
})

test.run()
