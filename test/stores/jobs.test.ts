import * as assert from 'uvu/assert'
import type { Job } from '../../src/api/jobs'
import { environment } from '../../src/lib/environment'
import { $session } from '../../src/session/session'
import { type FollowedJob, followJobs } from '../../src/stores/jobs'
import { fakeTime } from '../lib/fake-time'
import { type PanelContext, test } from '../setup/panel-test'

const steps = [
  { name: 'stop_project', seconds: 20, logText: 'Stopping' },
  { name: 'start_project', seconds: 20, logText: 'Starting' }
]

const READ = 'GET /jobs/{id}'

const startJob = ({ panel }: Pick<PanelContext, 'panel'>, kind = 'project-restart', jobSteps = steps) =>
  panel.jobs.start({
    kind,
    subject: '',
    permission: 'project-management',
    startedBy: 'engineer',
    steps: jobSteps,
    cancellable: true
  })

interface Following {
  $followed: ReturnType<typeof followJobs>
  now: () => FollowedJob
  ended: Job[]
  /** Advances the time of panel and page. */
  pass: (seconds: number) => Promise<void>
  /** Nobody looks any longer. */
  leave: () => void
}

/** Follows jobs while `work` runs. */
async function following({ panel }: Pick<PanelContext, 'panel'>, work: (following: Following) => Promise<void>) {
  const time = fakeTime()
  const ended: Job[] = []
  const $followed = followJobs(['project-restart'], job => ended.push(job))
  const leave = $followed.listen(() => {})
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      await panel.clock.advance(1000)
      await time.pass(1000, 500)
    }
  }
  try {
    await work({ $followed, now: $followed.get, ended, pass, leave })
  } finally {
    leave()
    time.end()
  }
}

test('finds a job that another user started and follows it to its end', context =>
  following(context, async ({ now, pass, ended }) => {
    await pass(1)
    assert.equal([now().known, now().job], [true, undefined])
    const { id } = startJob(context)
    startJob(context, 'recipe-backup')
    await pass(6)
    assert.is(now().job?.id, id)
    await pass(20)
    assert.is(now().job?.step, 1)
    await pass(20)
    assert.is(now().job?.state, 'done')
    await pass(12)
    assert.equal(
      ended.map(({ state }) => state),
      ['done']
    )
  }))

test('requests only the lines of the log that it does not have', context =>
  following(context, async ({ now, pass }) => {
    const { transport } = environment
    const urls: string[] = []
    environment.transport = (url, init) => {
      urls.push(String(url))
      return transport(url, init)
    }
    const { id } = startJob(context)
    await pass(45)
    environment.transport = transport
    assert.equal(
      now().job?.log.map(({ text }) => text),
      ['Stopping', 'Starting', 'Done']
    )
    const reads = urls.filter(url => url.includes(id))
    assert.ok(reads[0]?.endsWith('?log_from=1') && reads.at(-1)?.endsWith('?log_from=2'), String(reads))
  }))

test('shows a line of the log once that the panel sends again', context =>
  following(context, async ({ now, pass }) => {
    const job = startJob(context)
    await pass(2)
    const log = [...job.log, { time: '2026.11.21-09:41:30', text: 'Stopped' }]
    context.panel.faults.answerNext(200, { ...job, log_from: 0, log }, READ)
    await pass(5)
    assert.equal(
      now().job?.log.map(({ text }) => text),
      ['Stopping', 'Stopped']
    )
  }))

test('follows the newest job once the panel does not know the last one, whose end it does not report', context =>
  following(context, async ({ now, pass, ended }) => {
    startJob(context)
    await pass(2)
    const { id } = startJob(context, 'project-restart', [])
    context.panel.faults.answerNext(404, { error_code: 'not_found', message: 'x' }, READ)
    await pass(5)
    assert.equal([now().job?.id, now().job?.state, ended], [id, 'done', []])
  }))

for (const [status, away] of [
  [403, false],
  [503, true]
] as const)
  test(`a panel that returns ${status} is ${away ? '' : 'not '}away`, context =>
    following(context, async ({ now, pass }) => {
      startJob(context)
      await pass(2)
      context.panel.faults.answer(status, undefined, READ)
      await pass(6)
      assert.is(now().awaySeconds !== undefined, away)
    }))

test('a panel that does not respond is away after 5 s, also to a read that the user requests', context =>
  following(context, async ({ $followed, now, pass }) => {
    startJob(context)
    await pass(7)
    context.panel.faults.hang(READ)
    void $followed.reload()
    await pass(4)
    assert.is(now().awaySeconds, undefined)
    await pass(2)
    assert.ok(now().awaySeconds)
  }))

test('a panel that returns garbage is away, as while it starts up', context =>
  following(context, async ({ now, pass }) => {
    startJob(context)
    await pass(2)
    context.panel.faults.garble('html', READ)
    await pass(6)
    assert.ok(now().awaySeconds)
  }))

test('a panel that has ended the session is not away', context =>
  following(context, async ({ $followed, pass }) => {
    startJob(context)
    await pass(2)
    const away: unknown[] = []
    const stop = $followed.listen(({ awaySeconds }) => away.push(awaySeconds))
    context.panel.faults.endSessions()
    await pass(8)
    stop()
    assert.ok(away.length > 0)
    assert.ok(away.every(seconds => seconds === undefined))
  }))

test('counts nothing once nobody looks', context =>
  following(context, async ({ $followed, pass, leave }) => {
    startJob(context)
    await pass(2)
    leave()
    await pass(2)
    const last = $followed.value
    await pass(10)
    assert.is($followed.value, last)
  }))

test('counts the seconds between two responses', context =>
  following(context, async ({ now, pass }) => {
    startJob(context)
    await pass(4)
    assert.is(now().job?.elapsed_seconds, 0)
    assert.ok(now().elapsedSeconds >= 3)
  }))

test('counts how long the panel does not respond and continues when it does', context =>
  following(context, async ({ now, pass }) => {
    startJob(context)
    await pass(2)
    context.panel.faults.refuse()
    await pass(10)
    assert.ok((now().awaySeconds ?? 0) >= 8, `away for ${now().awaySeconds}`)
    assert.is(now().job?.step, 0)
    context.panel.faults.clear()
    await pass(15)
    assert.is(now().awaySeconds, undefined)
    assert.is(now().job?.step, 1)
  }))

test('finds the job again after the panel has dropped all tokens', async context => {
  $session.set({ status: 'checking' })
  startJob(context)
  await following(context, async ({ now, pass }) => {
    await pass(1)
    context.panel.faults.reboot(3)
    await pass(12)
    assert.is(now().awaySeconds, undefined, 'a session that has ended is no lost connection')
    assert.is($session.get().status, 'signed-out')
  })
  await context.signIn('engineer')
  await following(context, async ({ now, pass }) => {
    await pass(1)
    assert.is(now().job?.kind, 'project-restart')
  })
})

test('cancels the job and shows the result', context =>
  following(context, async ({ $followed, now, pass }) => {
    await pass(1)
    $followed.adopt(startJob(context))
    assert.is(now().job?.state, 'running')
    await $followed.cancel()
    assert.is(now().job?.state, 'cancelled')
  }))

test.run()
