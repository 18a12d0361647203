import * as assert from 'uvu/assert'
import { provide } from '../../src/lib/environment'
import { $clock, deviceTimeText, startClock } from '../../src/stores/clock'
import { fakeTime, settled } from '../lib/fake-time'
import type { ManualClock } from '../panel/device/device-clock'
import type { Panel } from '../panel/panel'
import { recordCalls } from '../setup/calls'
import { panelTest } from '../setup/panel-test'

const test = panelTest()

/** Runs the clock with fake timers. */
async function withClock(run: (time: ReturnType<typeof fakeTime>) => Promise<void>): Promise<void> {
  const time = fakeTime()
  const stop = startClock()
  try {
    await settled()
    await run(time)
  } finally {
    stop()
    time.end()
  }
}

/** Advances panel and browser by a second; the panel sends its time just before the browser shows it. */
async function second(panel: Panel<ManualClock>, time: ReturnType<typeof fakeTime>): Promise<void> {
  await time.pass(900)
  await panel.clock.advance(1000)
  await time.pass(100)
}

const openSockets = (panel: Panel) => panel.sockets()

test("shows the panel's time at once and each second", async ({ panel }) => {
  await withClock(async time => {
    assert.is($clock.get().text, '2026/11/21 09:41:07')
    await second(panel, time)
    assert.equal($clock.get(), { text: '2026/11/21 09:41:08', quality: 'live', ...zoneOf() })
  })
})

test('counts on and is estimated after 10 s without a message', async ({ panel }) => {
  await withClock(async time => {
    await second(panel, time)
    panel.faults.silenceSockets(true)
    await time.pass(9000)
    assert.is($clock.get().quality, 'live')
    assert.is($clock.get().since, undefined)
    await time.pass(1000)
    assert.is($clock.get().quality, 'estimated')
    assert.is($clock.get().text, '2026/11/21 09:41:18')
    assert.is($clock.get().since, '09:41:08')
    panel.faults.silenceSockets(false)
    await second(panel, time)
    await time.pass(1000)
    assert.is($clock.get().quality, 'live')
    assert.is($clock.get().since, undefined)
  })
})

test('is correct at once after the computer has slept', async ({ panel }) => {
  await withClock(async time => {
    await second(panel, time)
    time.sleep(3_600_000)
    await time.pass(1000)
    assert.is(deviceTimeText(), '2026/11/21 10:41:09')
  })
})

test('retries five times, 3 s apart, after a close, then stays closed', async ({ panel, signIn }) => {
  await signIn('engineer')
  await withClock(async time => {
    assert.is(openSockets(panel), 1)
    panel.faults.dropSockets()
    await settled()
    assert.is(openSockets(panel), 0)
    await time.pass(2900)
    assert.is(openSockets(panel), 0)
    await time.pass(100)
    assert.is(openSockets(panel), 1)

    for (let retry = 2; retry <= 5; retry += 1) {
      panel.faults.dropSockets()
      await settled()
      await time.pass(3000)
      assert.is(openSockets(panel), 1, `retry ${retry}`)
    }
    panel.faults.dropSockets()
    await time.pass(30_000)
    assert.is(openSockets(panel), 0)
  })
})

test('resets the retries after a connection that lasted a minute', async ({ panel }) => {
  await withClock(async time => {
    for (let drop = 1; drop <= 7; drop += 1) {
      await time.pass(60_000, 1000)
      panel.faults.dropSockets()
      await settled()
      await time.pass(3000)
      assert.is(openSockets(panel), 1, `drop ${drop}`)
    }
  })
})

test('reads the time once when the socket fails, and counts on from there', async ({ panel }) => {
  const calls = recordCalls(panel)
  panel.faults.endSessions()
  panel.faults.answer(200, { time: '2026/11/21 12:00:00' }, 'GET /system/time')
  await withClock(async time => {
    await time.pass(20_000)
    assert.is(calls.filter(call => call.endsWith('/system/time')).length, 2)
    assert.equal($clock.get(), { text: '2026/11/21 12:00:20', quality: 'estimated', since: '12:00:00' })
  })
})

test('repaints at most once a second, however many messages arrive', async ({ panel }) => {
  await withClock(async time => {
    await second(panel, time)
    panel.faults.floodSockets(true)
    let repaints = 0
    const stop = $clock.listen(() => {
      repaints += 1
    })
    for (let seconds = 1; seconds <= 5; seconds += 1) await second(panel, time)
    stop()
    assert.is(repaints, 5)
    assert.is($clock.get().text, '2026/11/21 09:41:13')
  })
})

test('keeps the time while the panel refuses sockets, and has a new one once it accepts them', async ({ panel }) => {
  panel.faults.refuseSockets(true)
  await withClock(async time => {
    await time.pass(6000)
    assert.is(openSockets(panel), 0)
    assert.is($clock.get().text, '2026/11/21 09:41:13')
    panel.faults.refuseSockets(false)
    await time.pass(3000)
    assert.is(openSockets(panel), 1)
  })
})

test('shows no time that was read before the newest message of the socket', async ({ panel }) => {
  let respond = () => {}
  const held = new Promise<void>(resolve => {
    respond = resolve
  })
  provide({
    async transport(url, init) {
      if (!url.endsWith('/system/time')) return panel.fetch(url, init)
      await held
      return Response.json({ time: '2026/11/21 08:00:00' })
    }
  })
  await withClock(async time => {
    await second(panel, time)
    respond()
    await settled()
    assert.is($clock.get().text, '2026/11/21 09:41:08')
  })
})

test('does without a socket where the browser throws instead of opening one', async ({ panel }) => {
  provide({
    openSocket() {
      throw new DOMException('refused by policy', 'SecurityError')
    }
  })
  const calls = recordCalls(panel)
  await withClock(async time => {
    await time.pass(20_000)
    assert.is(calls.filter(call => call.endsWith('/system/time')).length, 2)
    assert.equal($clock.get(), { text: '2026/11/21 09:41:27', quality: 'estimated', since: '09:41:07', ...zoneOf() })
  })
})

test('leaves no socket open once it is stopped', async ({ panel }) => {
  await withClock(async () => {
    assert.is(openSockets(panel), 1)
  })
  await settled()
  assert.is(openSockets(panel), 0)
  assert.equal($clock.get(), { text: '', quality: 'unknown' })
})

function zoneOf() {
  const { zone } = $clock.get()
  return zone ? { zone } : {}
}

test.run()
