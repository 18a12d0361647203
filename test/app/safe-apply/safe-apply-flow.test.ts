import '../../setup/dom'
import * as assert from 'uvu/assert'
import { type ChangeStage, createSafeApplyFlow } from '../../../src/app/safe-apply/change-flow'
import { ApiError } from '../../../src/lib/remote/failure'
import type { NetworkChange } from '../../../src/stores/network-change'
import { fakeTime } from '../../lib/fake-time'
import { type PanelContext, test } from '../../setup/panel-test'

interface Following {
  flow: ReturnType<typeof createSafeApplyFlow>
  stage: () => ChangeStage
  /** The outcomes and failures that the proposer was told. */
  ends: unknown[]
  change: NetworkChange
  closed: () => boolean
  /** For panel and page alike. */
  pass: (seconds: number) => Promise<void>
}

/** Follows a change while the panel does what the test wants. */
async function following({ panel }: Pick<PanelContext, 'panel'>, work: (following: Following) => Promise<void>) {
  const time = fakeTime()
  const ends: unknown[] = []
  let open = true
  const addresses = ['192.168.10.43']
  const order = { apply: () => {}, takeBack: () => {}, addresses: () => addresses }
  const change: NetworkChange = {
    subject: 'LAN 1',
    changes: [],
    addresses,
    save: async () => panel.pending.propose(order)
  }
  const tell = (end: unknown) => void ends.push(end)
  const flow = createSafeApplyFlow({ change, settle: tell, fail: tell }, () => {
    open = false
  })
  const pass = async (seconds: number) => {
    for (let left = seconds; left > 0; left -= 0.5) {
      await panel.clock.advance(500)
      await time.pass(500, 250)
    }
  }
  try {
    await work({ flow, stage: flow.$stage.get, ends, change, closed: () => !open, pass })
  } finally {
    flow.stop()
    time.end()
  }
}

function waiting(stage: ChangeStage) {
  if (stage.status !== 'waiting') throw new Error(`it is ${stage.status}`)
  return stage
}

test('keeps a change once the panel answers here with the new settings', context =>
  following(context, async ({ flow, ends, pass, stage }) => {
    flow.apply()
    await pass(4)
    assert.equal(ends, ['kept'])
    assert.is(stage().status, 'ended')
    assert.is(context.panel.pending.isOpen(), false)
  }))

test('says that it is taken back, once the panel answers with the old settings', context =>
  following(context, async ({ flow, ends, pass, stage }) => {
    flow.apply()
    await pass(0.5)
    context.panel.faults.refuse()
    await pass(30)
    assert.is(waiting(stage()).answers, false)
    assert.ok(waiting(stage()).secondsLeft <= 61)
    await pass(62)
    assert.equal(ends, [])
    context.panel.faults.clear()
    await pass(6)
    assert.equal(ends, ['taken-back'])
  }))

test('says that the panel has probably moved, 30 s after the deadline and not before', context =>
  following(context, async ({ flow, ends, pass, stage }) => {
    flow.apply()
    await pass(0.5)
    context.panel.faults.hang()
    await pass(115)
    assert.equal(ends, [])
    assert.ok(waiting(stage()).secondsLeft <= -20)
    await pass(12)
    assert.equal(ends, ['moved'])
  }))

test('is kept when it was confirmed at the new address and this one answers too', context =>
  following(context, async ({ flow, ends, pass, stage }) => {
    flow.apply()
    await pass(0.5)
    context.panel.faults.refuse()
    await pass(10)
    const { pending } = waiting(stage())
    context.panel.pending.keep(pending.code)
    context.panel.faults.clear()
    await pass(3)
    assert.equal(ends, ['kept'])
  }))

test('has it kept at once without a check', context =>
  following(context, async ({ flow, ends, pass }) => {
    flow.keepWithoutCheck()
    await pass(0.5)
    assert.equal(ends, ['kept'])
  }))

test('falls back to the check when the panel is gone before it could be told', context =>
  following(context, async ({ flow, ends, pass, stage }) => {
    context.panel.faults.refuse()
    flow.keepWithoutCheck()
    await pass(5)
    assert.is(stage().status, 'waiting')
    context.panel.faults.clear()
    await pass(3)
    assert.equal(ends, ['kept'])
  }))

test('hands a refused save back to its form', context =>
  following(context, async ({ flow, ends, pass, change, closed }) => {
    const refusal = new ApiError({ kind: 'unreachable' })
    change.save = () => Promise.reject(refusal)
    flow.apply()
    await pass(0.5)
    assert.equal(ends, [refusal])
    assert.is(closed(), true)
  }))

test('asks nobody but the panel at this address, and without a token', async context => {
  const asked: Array<[string, string | null]> = []
  const { fetch } = context.panel
  context.panel.fetch = (input, init) => {
    asked.push([String(input), new Headers(init?.headers).get('Authorization')])
    return fetch(input, init)
  }
  await following(context, async ({ flow, pass }) => {
    flow.apply()
    await pass(4)
  })
  assert.ok(asked.length >= 2)
  assert.ok(asked.every(([url, token]) => url.startsWith('/api/v1/network/pending/') && token === null))
})

test.run()
