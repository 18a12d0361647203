import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startPanel } from '../http/caller'
import { type JobDefinition, JobFailure } from './job-definition'

const test = suite('jobs')

async function start(more: Partial<JobDefinition> = {}) {
  const { panel, ...caller } = await startPanel()
  const done: string[] = []
  const { id } = panel.jobs.start({
    kind: 'project-restart',
    subject: 'Bottling Line 2',
    permission: 'project-management',
    startedBy: 'engineer',
    steps: [
      { name: 'stop_project', seconds: 4, begin: () => done.push('stopping'), work: () => done.push('stopped') },
      { name: 'start_project', seconds: 6, work: () => done.push('started'), logText: 'Starting' }
    ],
    onEnd: state => done.push(state),
    ...more
  })
  const read = async () => (await caller.call(`GET /jobs/${id}`)).body
  return { panel, ...caller, id, read, done }
}

test('takes its steps in the time of the panel', async () => {
  const { panel, call, id, read, done } = await start({ result: () => ({ file: 'x' }) })
  assert.equal(done, ['stopping'])
  await panel.clock.advance(5000)
  const midway = await read()
  assert.equal([midway.state, midway.step, midway.percent, midway.elapsed_seconds], ['running', 1, 50, 5])
  assert.equal(midway.log, [{ time: '2026/11/21 09:41:11', text: 'Starting' }])
  await panel.clock.advance(5000)
  const ended = await read()
  assert.equal([ended.state, ended.step, ended.percent], ['done', 2, 100])
  const { body: rest } = await call(`GET /jobs/${id}?log_from=1`)
  assert.equal([rest.log_from, rest.log], [1, ended.log.slice(1)])
  assert.equal([ended.ended_at, ended.result], ['2026/11/21 09:41:17', { file: 'x' }])
  assert.equal(done, ['stopping', 'stopped', 'started', 'done'])
})

test('continues at the same step after an unplanned restart of the panel', async () => {
  const { panel, read, signIn, call, id } = await start()
  await panel.clock.advance(3000)
  panel.faults.reboot(20)
  await panel.clock.advance(20_000)
  assert.is((await call(`GET /jobs/${id}`)).status, 401, 'the panel has forgotten all tokens')
  await signIn('engineer', 'engineer-3152')
  assert.equal([(await read()).step, (await read()).percent], [0, 30])
  await panel.clock.advance(1000)
  assert.is((await read()).step, 1)
  await panel.clock.advance(6000)
  assert.is((await read()).state, 'done')
})

/** Work that ends when its test resolves it. */
function longWork() {
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = []
  const work = () => new Promise<void>((resolve, reject) => void ends.push({ resolve, reject }))
  return { ends, steps: [{ name: 'send', seconds: 1, work }] }
}

test('waits for work that takes its own time, and takes its failure', async () => {
  for (const [how, code] of [['done'], ['failed', 'mail_refused']] as const) {
    const { ends, steps } = longWork()
    const { panel, read } = await start({ steps })
    await panel.clock.advance(60_000)
    assert.equal([(await read()).state, (await read()).percent], ['running', 99])
    if (code) ends[0]!.reject(new JobFailure(code))
    else ends[0]!.resolve()
    await panel.clock.advance(0)
    assert.equal([(await read()).state, (await read()).error_code], [how, code])
  }
})

test('fails when nothing of it has changed for as long as the contract allows', async () => {
  const { ends, steps } = longWork()
  const { panel, read, done } = await start({ steps })
  assert.is(panel.state.unchangedJobSeconds, 1800)
  panel.state.unchangedJobSeconds = 0.05
  await panel.clock.advance(2000)
  while ((await read()).state === 'running') await new Promise(setImmediate)
  const { error_code, message } = await read()
  assert.is(error_code, 'internal_error')
  assert.match(message, 'send has not ended within 0.05 s')
  ends[0]!.resolve()
  await panel.clock.advance(0)
  assert.equal([(await read()).state, done], ['failed', ['failed']])
})

test('repeats such work after a restart of the panel, and ignores the result of the first run', async () => {
  const { ends, steps } = longWork()
  const { panel, read, signIn } = await start({ steps })
  await panel.clock.advance(2000)
  panel.faults.reboot(5)
  await panel.clock.advance(6000)
  await signIn('engineer', 'engineer-3152')
  ends[0]!.reject(new JobFailure('mail_refused'))
  await panel.clock.advance(0)
  assert.equal([(await read()).state, ends.length], ['running', 2])
  ends[1]!.resolve()
  await panel.clock.advance(0)
  assert.is((await read()).state, 'done')
})

test('restarts the panel after a step that requires it, and continues', async () => {
  const { panel, read, signIn } = await start({
    steps: [
      { name: 'update_project', seconds: 2, restartSeconds: 10 },
      { name: 'start_project', seconds: 2 }
    ]
  })
  await panel.clock.advance(2000)
  assert.not(panel.isRunning())
  await panel.clock.advance(10_000)
  await signIn('engineer', 'engineer-3152')
  assert.is((await read()).step, 1)
  await panel.clock.advance(2000)
  assert.is((await read()).state, 'done')
})

test('ends at the step that fails, with its code', async () => {
  const fail = () => {
    throw new JobFailure('restart_failed', 'The runtime did not start')
  }
  const { panel, read, done } = await start({
    steps: [
      { name: 'stop_project', seconds: 1 },
      { name: 'start_project', seconds: 1, work: fail }
    ]
  })
  await panel.clock.advance(9000)
  const { state, step, error_code, message } = await read()
  assert.equal([state, step, error_code, message], ['failed', 1, 'restart_failed', 'The runtime did not start'])
  assert.equal(done, ['failed'])
})

test('is cancelled only where its step allows it', async () => {
  const { panel, call, id, read } = await start({
    cancellable: false,
    steps: [
      { name: 'prepare', seconds: 2, cancellable: true },
      { name: 'stop_project', seconds: 2 }
    ]
  })
  assert.is((await read()).cancellable, true)
  await panel.clock.advance(2000)
  assert.is((await call(`DELETE /jobs/${id}`)).body.error_code, 'not_cancellable')
  await panel.clock.advance(2000)
  assert.is((await call(`DELETE /jobs/${id}`)).body.error_code, 'already_ended')
})

test('does nothing more once it is cancelled', async () => {
  const { panel, call, id, read, done } = await start({ cancellable: true })
  assert.is((await call(`DELETE /jobs/${id}`)).status, 204)
  await panel.clock.advance(20_000)
  assert.is((await read()).state, 'cancelled')
  assert.equal(done, ['stopping', 'cancelled'])
})

test('is kept for a day', async () => {
  const { panel, call, signIn } = await start()
  await panel.clock.advance(10_000)
  assert.is((await call('GET /jobs')).body.total, 1)
  await panel.clock.advance(86_400_000)
  await signIn('engineer', 'engineer-3152')
  assert.equal((await call('GET /jobs')).body, { items: [], total: 0 })
})

test('shows a job only to users with the permission of its screen', async () => {
  const { call, signIn, id } = await start()
  await signIn('operator', 'operator-3152')
  assert.equal((await call('GET /jobs')).body, { items: [], total: 0 })
  assert.is((await call(`GET /jobs/${id}`)).status, 404)
  assert.is((await call(`DELETE /jobs/${id}`)).status, 404)
})

test('fails alone where the panel fails in a step, at its end or in what is notified of it', async () => {
  const fails = () => {
    throw new TypeError('no such field')
  }
  const step = { name: 'start_project', seconds: 1 }
  const rejects = () => Promise.reject(new RangeError('too deep'))
  for (const more of [
    { steps: [{ ...step, begin: fails }] },
    { steps: [{ ...step, work: fails }] },
    { steps: [{ ...step, work: rejects }] },
    { result: fails },
    { steps: [{ ...step, work: fails }], onEnd: fails }
  ]) {
    const { panel, read } = await start(more)
    await panel.clock.advance(20_000)
    const { state, error_code, log } = await read()
    assert.equal([state, error_code], ['failed', 'internal_error'])
    assert.match(JSON.stringify(log), /The panel failed: \w+Error: /)
  }
  const { panel, read } = await start({ onEnd: fails })
  await panel.clock.advance(20_000)
  assert.is((await read()).state, 'done')
})

test.run()
