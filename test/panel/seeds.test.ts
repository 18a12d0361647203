import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { faultsOf } from './communication/outages'
import { deviceText } from './device/device-text'
import { createPanel, SEED_TIME } from './panel'
import { partsOf } from './parts'
import { isSeedName, SEEDS } from './seeds'

test('no two slices begin with the same field, as the order of slices would decide', () => {
  const fields = Object.values(partsOf('seeds')).flatMap(seed => Object.keys(seed.runningPlant(SEED_TIME)))
  assert.equal([...new Set(fields.filter((field, index) => fields.indexOf(field) !== index))], [])
})

for (const seed of Object.keys(SEEDS).filter(isSeedName))
  test(`${seed}: has an alarm of each PLC that does not respond, and the same acknowledgements in both logs`, () => {
    const { state, events, operations } = createPanel({ seed })
    const log = events.events()
    const silent = state.plcDevices.flatMap(({ id }) => {
      const last = faultsOf(state, id).at(-1)
      return last && last.until === undefined ? [[id, deviceText(last.from)]] : []
    })
    const reported = events.active().flatMap(({ what, triggered }) => {
      if (!('id' in what) || !('plc' in what.source)) return []
      return [[what.source.plc, deviceText(triggered - what.delaySeconds * 1000)]]
    })
    assert.equal(reported, silent)

    const stored = operations.stored()
    const acknowledged = new Set(log.flatMap(({ acknowledged: it }) => (it ? [`${deviceText(it.at)} ${it.by}`] : [])))
    const recorded = stored.flatMap(({ action, at, username }) =>
      action === 'acknowledge' ? [`${deviceText(at)} ${username}`] : []
    )
    const [first, ...others] = stored
    const known = [...acknowledged].filter(text => first && text >= deviceText(first.at)).sort()
    // What was lost when the supply failed has left a gap in the numbers.
    const gaps = others.filter(({ number }, index) => number !== (stored[index]?.number ?? 0) + 1).length
    assert.equal(
      recorded.filter(text => !acknowledged.has(text)),
      []
    )
    assert.ok(known.length - recorded.length <= gaps * 3, `${known.length - recorded.length} are missing`)
  })

test.run()
