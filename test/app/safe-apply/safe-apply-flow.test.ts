import '../../setup/dom'
import * as assert from 'uvu/assert'
import { createSafeApplyFlow, type Stage } from '../../../src/app/safe-apply/safe-apply-flow'
import { ApiError } from '../../../src/lib/remote/failure'
import type { NetworkChange } from '../../../src/stores/network-change'
import { fakeTime } from '../../lib/fake-time'
import { recordCalls } from '../../setup/calls'
import { type PanelContext, test } from '../../setup/panel-test'

interface Context {
  flow: ReturnType<typeof createSafeApplyFlow>
  stage: () => Stage
  /** What the flow reported to the form. */
  results: unknown[]
  change: NetworkChange
  isClosed: () => boolean
  /** Advances the clocks of the panel and of the page. */
  pass: (seconds: number) => Promise<void>
}

async function withFlow({ panel }: Pick<PanelContext, 'panel'>, run: (context: Context) => Promise<void>) {
  const time = fakeTime()
  const results: unknown[] = []
  let isOpen = true
  const addresses = ['192.168.10.43']
  const pendingChange = { apply: () => {}, revert: () => {}, addresses: () => addresses }
  const change: NetworkChange = {
    subject: 'LAN 1',
    changes: [],
    addresses,
    save: async () => panel.pending.propose(pendingChange)
  }
  const receive = (result: unknown) => void results.push(result)
  const flow = createSafeApplyFlow({ change, settle: receive, fail: receive }, () => {
    isOpen = false
  })
  const pass = async (seconds: number) => {
    for (let left = seconds; left > 0; left -= 0.5) {
      await panel.clock.advance(500)
      await time.pass(500, 250)
    }
  }
  try {
    await run({ flow, stage: flow.$stage.get, results, change, isClosed: () => !isOpen, pass })
  } finally {
    flow.stop()
    time.end()
  }
}

function pendingStage(stage: Stage) {
  if (stage.status !== 'pending') throw new Error(`it is ${stage.status}`)
  return stage
}

/** Counts the intervals that begin. */
function countIntervals() {
  const { setInterval } = globalThis
  let begun = 0
  globalThis.setInterval = ((...args: Parameters<typeof setInterval>) => {
    begun += 1
    return setInterval(...args)
  }) as typeof setInterval // its other members are not used
  return {
    end() {
      globalThis.setInterval = setInterval
      return begun
    }
  }
}

const outcomeIn = (stage: Stage) => stage.status === 'ended' && stage.outcome

test('keeps a change once the panel responds here with the new settings', context =>
  withFlow(context, async ({ flow, results, pass, stage }) => {
    flow.apply()
    await pass(4)
    assert.equal([outcomeIn(stage()), results], ['kept', ['saved']])
    assert.is(context.panel.pending.isOpen(), false)
  }))

test('reports a reverted change as cancelled once the panel responds with the old settings', context =>
  withFlow(context, async ({ flow, results, pass, stage }) => {
    flow.apply()
    await pass(0.5)
    context.panel.faults.refuse()
    await pass(30)
    assert.is(pendingStage(stage()).reachable, false)
    assert.ok(pendingStage(stage()).secondsLeft <= 61)
    await pass(62)
    assert.equal(results, [])
    context.panel.faults.clear()
    await pass(6)
    assert.equal([outcomeIn(stage()), results], ['reverted', ['cancelled']])
  }))

test('assumes that the panel has moved 30 s after the deadline and not before', context =>
  withFlow(context, async ({ flow, results, pass, stage }) => {
    flow.apply()
    await pass(0.5)
    context.panel.faults.hang()
    await pass(115)
    assert.equal(results, [])
    assert.ok(pendingStage(stage()).secondsLeft <= -20)
    await pass(12)
    assert.equal([outcomeIn(stage()), results], ['moved', ['saved']])
  }))

test('is kept when the change was confirmed at the new address and this one responds too', context =>
  withFlow(context, async ({ flow, results, pass, stage }) => {
    flow.apply()
    await pass(0.5)
    context.panel.faults.refuse()
    await pass(10)
    const { pending } = pendingStage(stage())
    context.panel.pending.keep(pending.code)
    context.panel.faults.clear()
    await pass(3)
    assert.equal([outcomeIn(stage()), results], ['kept', ['saved']])
  }))

test('keeps an unchecked change at once', context =>
  withFlow(context, async ({ flow, results, pass, stage }) => {
    flow.applyUnchecked()
    await pass(0.5)
    assert.equal([outcomeIn(stage()), results], ['kept', ['saved']])
  }))

test('falls back to checking when the panel disappears before it could keep the change', context =>
  withFlow(context, async ({ flow, results, pass, stage }) => {
    context.panel.faults.refuse()
    flow.applyUnchecked()
    await pass(5)
    assert.is(stage().status, 'pending')
    context.panel.faults.clear()
    await pass(3)
    assert.equal([outcomeIn(stage()), results], ['kept', ['saved']])
  }))

test('continues when keeping the change hangs, and shows that the panel has reverted it', context =>
  withFlow(context, async ({ flow, pass, stage }) => {
    context.panel.faults.hang('POST /network/pending/{code}/keep')
    flow.apply()
    await pass(100)
    assert.is(outcomeIn(stage()), 'reverted')
  }))

test('reports a refused save to its form', context =>
  withFlow(context, async ({ flow, results, pass, change, isClosed }) => {
    const refusal = new ApiError({ kind: 'unreachable' })
    change.save = () => Promise.reject(refusal)
    flow.apply()
    await pass(0.5)
    assert.equal(results, [refusal])
    assert.is(isClosed(), true)
  }))

test('stops waiting for the save, which the panel may have begun', context =>
  withFlow(context, async ({ flow, results, pass, change, isClosed }) => {
    change.save = () => new Promise(() => {})
    flow.apply()
    await pass(0.5)
    flow.stopSaving()
    await pass(0.5)
    assert.equal(results, [new ApiError({ kind: 'unconfirmed' })])
    assert.is(isClosed(), true)
  }))

test('counts nothing down once its view has gone during the save', context =>
  withFlow(context, async ({ flow, results, pass, change, stage }) => {
    const { save } = change
    let respond = () => {}
    change.save = () =>
      new Promise(resolve => {
        respond = () => resolve(save())
      })
    flow.apply()
    await pass(0.5)
    flow.stop()
    respond()
    const timers = countIntervals()
    await pass(2)
    assert.is(timers.end(), 0)
    assert.equal([stage().status, results], ['saving', []])
  }))

test('neither reads nor keeps the change once its view has gone', context =>
  withFlow(context, async ({ flow, pass }) => {
    flow.apply()
    await pass(0.5)
    flow.stop()
    const calls = recordCalls(context.panel)
    await pass(5)
    assert.equal(calls, [])
    assert.ok(context.panel.pending.isOpen())
  }))

test('sends requests only to the panel at this address, and without a token', async context => {
  const requests: Array<[string, string | null]> = []
  const { fetch } = context.panel
  context.panel.fetch = (input, init) => {
    requests.push([String(input), new Headers(init?.headers).get('Authorization')])
    return fetch(input, init)
  }
  await withFlow(context, async ({ flow, pass }) => {
    flow.apply()
    await pass(4)
  })
  assert.ok(requests.length >= 2)
  assert.ok(requests.every(([url, token]) => url.startsWith('/api/v1/network/pending/') && token === null))
})

test.run()
