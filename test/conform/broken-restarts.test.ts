import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Schemas } from '../../src/api/generated/schema'
import { changedCalls, changedResponse, conformOf, failuresIn } from '../setup/conform-panel'

const test = suite('conformance of panels with broken restarts')

type Restarts = Schemas['Restarts']

const NAME = 'order and times of restarts'
const only = ['restarts']

const restarts = async (change: (list: Restarts) => Restarts) => {
  const body = (text: string) => JSON.stringify(change(JSON.parse(text)))
  const { report } = await conformOf({
    change: changedCalls('GET /system/restarts', async (request, respond) => {
      const response = await respond(request)
      return response.ok ? changedResponse(response, { body }) : response
    }),
    only
  })
  return failuresIn(report)
}

test('finds restarts that are not listed newest first', async () => {
  const found = await restarts(({ items, total }) => ({ items: [...items].reverse(), total }))
  assert.match(found[NAME]?.join() ?? '', /^the list: a restart at .* is listed after one at .*: not newest first$/)
})

test('finds a restart in the future, and a total that is another number', async () => {
  const found = await restarts(({ items: [newest, ...others], total }) => ({
    items: [{ ...newest!, time: '2037/01/01 00:00:00' }, ...others],
    total: total + 1
  }))
  const [wrongTotal = '', future = ''] = found[NAME] ?? []
  assert.match(wrongTotal, /total is 4 with 3 restarts/)
  assert.match(future, /a restart at 2037\/01\/01 00:00:00 is in the future/)
})

test('finds more restarts than the newest 50', async () => {
  const found = await restarts(({ items }) => {
    const many = Array.from({ length: 17 }, () => items).flat()
    return { items: many, total: many.length }
  })
  assert.ok(found[NAME]?.includes('the list: 51 restarts instead of at most 50'), JSON.stringify(found))
})

test('does not compare times between which the clock was set, and says nothing of firmware without the call', async () => {
  const set = await conformOf({
    prepare: async ({ clock }) => clock.set(Date.UTC(2026, 0, 1), { cause: 'manual', username: '' }),
    only
  })
  assert.equal(failuresIn(set.report), {})
  const older = await conformOf({ prepare: async ({ faults }) => faults.olderFirmware(['restarts']), only })
  assert.equal(failuresIn(older.report), {})
  assert.not.ok(older.report.results.some(({ operation }) => operation === NAME))
})

test.run()
